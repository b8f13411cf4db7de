import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine, sentence, sentences, wallReason } from '../src/index.ts';

type Kind = keyof typeof sentences;
const kinds = Object.keys(sentences) as Kind[];
const GIVEN: Readonly<Record<string, fc.Arbitrary<string>>> = {
  bombs: fc.nat(24).map(String),
  day: fc.nat(9999).map(String),
  multiplier: fc.nat(10_000_000).map((hundredths) => (hundredths / 100).toFixed(2)),
};

test.each(kinds)('%s is read back as it was written, whatever people call things', (kind) => {
  const { source, text } = sentences[kind];
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = fc.record(Object.fromEntries(names.map((name) => [name, GIVEN[name] ?? anyText])));
  fc.assert(
    fc.property(values, (given) => {
      const written = sentence(kind, given as never);
      expect(readLine(source, written)).toEqual({ kind, values: given, text: written });
    }),
  );
});

/** Also that of another sentence, of a pattern, of a line break. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '{title}', '$&', '"', 'a\nb', ', lost', ', won at 2.00x', ...kinds.map((kind) => sentences[kind].text)),
);

test('the sentences of before are those of now: what was booked once is read for ever', () => {
  const booked: [string, string, string, object][] = [
    ['earn', 'Promo code WINTER26', 'promo.code', { code: 'WINTER26' }],
    ['earn', 'Daily Login Bonus · day 3', 'daily.bonus', { day: '3' }],
    ['earn', 'Weekly Challenge · 2026-W47', 'weekly.challenge', { week: '2026-W47' }],
    ['earn', 'Referral Bonus · n•••a', 'referral.bonus', { friend: 'n•••a' }],
    ['earn', 'Social task · Like our page', 'task.completed', { title: 'Like our page' }],
    ['games', 'Bombs, 1 bomb', 'bombs.bet', { bombs: '1' }],
    ['games', 'Bombs, 3 bombs, won at 1.50x', 'bombs.won', { bombs: '3', multiplier: '1.50' }],
    ['games', 'Bombs, 3 bombs, lost', 'bombs.lost', { bombs: '3' }],
    ['games', 'Crash', 'crash.bet', {}],
    ['games', 'Crash, won at 12.00x', 'crash.won', { multiplier: '12.00' }],
    ['games', 'Crash, lost', 'crash.lost', {}],
    ['social', 'Entry fee: Builder Weekend', 'event.entry', { title: 'Builder Weekend' }],
    ['social', 'Winner of Builder Weekend', 'event.prize', { title: 'Builder Weekend' }],
    ['social', 'Referral share: n•••a earned', 'referral.share', { friend: 'n•••a' }],
    ['identity', 'Welcome bonus', 'welcome.bonus', {}],
    ['wallet', 'Gamepass "VIP "Lounge""', 'withdrawal.gamepass', { gamepass: 'VIP "Lounge"' }],
  ];
  expect(booked.map(([source, text]) => readLine(source, text))).toEqual(booked.map(([, text, kind, values]) => ({ kind, values, text })));
  expect(new Set(booked.map(([, , kind]) => kind))).toEqual(new Set(kinds));
});

test('a wall’s credit names its provider, and its offer where it has one; whatever the offer is called', () => {
  const provider = fc.string({ minLength: 1 }).filter((name) => !name.includes('·'));
  fc.assert(
    fc.property(provider, fc.option(anyText), (name, offer) => {
      const text = wallReason(name, offer);
      const read =
        offer === null
          ? { kind: 'wall.provider', values: { provider: name }, text }
          : { kind: 'wall.offer', values: { provider: name, offer }, text };
      expect(readLine('earn', text, 'wall_credit')).toEqual(read);
    }),
  );
  expect(readLine('operators', 'BitLabs · Shopping habits', 'wall_credit').kind).toBeNull();
});

test.each([
  ['admin', 'Welcome bonus'],
  ['earn', 'BitLabs · Shopping habits'],
  ['earn', 'Crash, lost'],
  ['games', 'Mines, 3 mines'],
  ['games', 'Bombs, three bombs'],
])('%s: "%s" is no sentence, and stays as it is', (source, text) => {
  expect(readLine(source, text)).toEqual({ kind: null, values: {}, text });
});
