import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offerDevices } from '../src/offers/offer.ts';
import { type ListedOffer, offerFilters, offerSorts, selectOffers, type Wanted } from '../src/offers/select-offers.ts';
import { offerKinds } from '../src/walls/index.ts';

const anOffer = (own: Partial<ListedOffer> = {}): ListedOffer => ({
  provider: 'a',
  id: 'one',
  title: 'Snacks you like',
  detail: null,
  kind: 'survey',
  device: 'any',
  minutes: 4,
  rewardHundredths: '1100',
  steps: 1,
  link: 'https://example.com/',
  addedAt: null,
  ...own,
});
const select = (offers: ListedOffer[], wanted: Partial<Wanted>) =>
  selectOffers(offers, { filter: 'all', sort: 'per_minute', limit: 100, ...wanted }, (provider) => `Wall-${provider}`);
const idsOf = (offers: ListedOffer[], wanted: Partial<Wanted>) => select(offers, wanted).rows.map(({ id }) => id);

const offers = [
  anOffer({ id: 'short', minutes: 10, rewardHundredths: '1000' }),
  anOffer({
    id: 'long',
    minutes: 11,
    rewardHundredths: '10000',
    kind: 'game',
    device: 'phone',
    title: 'Gem Harbor',
    detail: 'Reach level 10',
  }),
  anOffer({ id: 'unknown', minutes: null, rewardHundredths: '9999', kind: 'video', addedAt: '2026-11-20T10:00:00.000Z' }),
  anOffer({ id: 'desk', provider: 'b', minutes: 20, rewardHundredths: '100', kind: 'app', device: 'computer' }),
];

describe('the list', () => {
  test.each([
    ['short', ['short']],
    ['high_pay', ['long']],
    ['games', ['long']],
    ['surveys', ['short']],
    ['videos', ['unknown']],
    ['no_download', ['short', 'unknown']],
    ['all', ['long', 'short', 'desk', 'unknown']],
  ] as const)('of %s', (filter, expected) => {
    expect(idsOf(offers, { filter })).toEqual(expected);
  });

  test.each([
    ['per_minute', ['long', 'short', 'desk', 'unknown']],
    ['reward', ['long', 'unknown', 'short', 'desk']],
    ['shortest', ['short', 'long', 'desk', 'unknown']],
    ['newest', ['unknown', 'long', 'short', 'desk']],
  ] as const)('by %s', (sort, expected) => {
    expect(idsOf(offers, { sort })).toEqual(expected);
  });

  test('for one device holds what can be done anywhere as well', () => {
    expect(idsOf(offers, { device: 'phone' })).toEqual(['long', 'short', 'unknown']);
    expect(idsOf(offers, { device: 'computer' })).toEqual(['short', 'desk', 'unknown']);
  });

  test('holds what has all the words, in title, detail or the provider’s name', () => {
    expect(idsOf(offers, { search: ' HARBOR level ' })).toEqual(['long']);
    expect(idsOf(offers, { search: 'wall-b' })).toEqual(['desk']);
    expect(idsOf(offers, { search: 'harbor snacks' })).toEqual([]);
  });

  test('page by page is the whole list, whatever the sort, and what leaves meanwhile hides and repeats no other', () => {
    const listed = fc.uniqueArray(
      fc.record({
        provider: fc.constantFrom('a', 'b'),
        id: fc.string({ minLength: 1, maxLength: 3 }),
        minutes: fc.option(fc.integer({ min: 1, max: 3 })),
        rewardHundredths: fc.integer({ min: 1, max: 4 }).map(String),
        kind: fc.constantFrom(...offerKinds),
        device: fc.constantFrom(...offerDevices),
        addedAt: fc.constantFrom(null, '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'),
      }),
      { selector: ({ provider, id }) => `${provider}/${id}` },
    );
    fc.assert(
      fc.property(
        listed,
        fc.constantFrom(...offerFilters),
        fc.constantFrom(...offerSorts),
        fc.integer({ min: 1, max: 4 }),
        (some, filter, sort, limit) => {
          const all = some.map((own) => anOffer(own));
          const whole = select(all, { filter, sort }).rows;
          const paged: ListedOffer[] = [];
          let left = all;
          for (let cursor: string | null | undefined; cursor !== null;) {
            const page = select(left, { filter, sort, limit, ...(cursor && { cursor }) });
            paged.push(...page.rows);
            cursor = page.nextCursor;
            // The last one shown goes away before the next page is asked for.
            left = left.filter((one) => one !== page.rows.at(-1));
          }
          expect(paged).toEqual(whole);
        },
      ),
    );
  });

  test.each(['x', Buffer.from('[1]').toString('base64url'), Buffer.from('["1","a"]').toString('base64url')])(
    'refuses the cursor %s',
    (cursor) => {
      expect(() => select(offers, { cursor })).toThrow(expect.objectContaining({ code: 'bad_request' }));
    },
  );
});
