import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBombsRules, fakeCrashRules, someRound } from '../standalone/fake-games.ts';
import { openPage, type GamesPath } from './open-page.tsx';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  page?.api.restore();
  cleanup();
  vi.restoreAllMocks();
});
const open = (path: GamesPath, calls = {}) => (page = openPage(path, calls));
const user = userEvent.setup();

describe('/games', () => {
  test('shows four games with bet, highest multiplier and return, the balance and the rules', async () => {
    const { queryAllByText, findByText, getByText, getByRole, getAllByText } = open('/games');
    await expect.poll(() => queryAllByText('81 of 100').length).toBe(2);
    for (const text of ['24.00x', '100.00x', '2.00x', '36.00x', 'General Rules', 'You need R$ 15 in total earnings to play.'])
      expect(getByText(text)).toBeTruthy();
    expect(getAllByText('1 R$')).toHaveLength(4);
    expect(getByRole('link', { name: 'Play Bombs' }).getAttribute('href')).toBe('/games/bombs');
    expect(getByRole('link', { name: 'Play Crash' }).getAttribute('href')).toBe('/games/crash');
    expect(await findByText('R$ 1,284')).toBeTruthy();
  });

  test.each(['Coin Flip', 'Roulette'])('%s will be available soon', async (game) => {
    const { findByRole, findByText, queryByRole } = open('/games');
    await user.click(await findByRole('button', { name: `Coming Soon: ${game}` }));
    expect(queryByRole('button', { name: `Play ${game}` })).toBeNull();
    expect(await findByText(`${game} will be available soon!`)).toBeTruthy();
  });

  test('shows what an operator has set for this member', async () => {
    const rules = { ...fakeBombsRules, rtp: 1.08, winChance: 0.6, maxMultiplierOverride: 5, isSetForYou: true };
    const { findByText, getByText, queryByText } = open('/games', { 'GET /api/bombs/rules': () => rules });
    expect(await findByText('108 of 100')).toBeTruthy();
    expect(await findByText('5.00x')).toBeTruthy();
    expect(getByText('Set for your account')).toBeTruthy();
    expect(await findByText('Bombs: On average you get back R$ 108.0 of every R$ 100 you bet. Set for your account.')).toBeTruthy();
    expect(getByText('Crash: On average you get back R$ 81.0 of every R$ 100 you bet.')).toBeTruthy();
    // Nothing on the page says the contrary.
    for (const claim of [/Playing is not a way to earn/, /The house keeps an edge/]) expect(queryByText(claim)).toBeNull();
  });

  test('of games that cost more than they pay, says so, and only when that is known', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { findByText, queryByText } = open('/games', { 'GET /api/crash/rules': () => promise });
    await findByText('81 of 100');
    for (const claim of [/Playing is not a way to earn/, /The house keeps an edge/, /of every R\$ 100/])
      expect(queryByText(claim)).toBeNull();
    resolve(fakeCrashRules);
    expect(await findByText('On average you get back R$ 81.0 of every R$ 100 you bet. Playing is not a way to earn.')).toBeTruthy();
    expect(await findByText(/The house keeps an edge/)).toBeTruthy();
  });

  test('says that it did not load, and tries again', async () => {
    const { findByText, findByRole, queryAllByText, api } = open('/games', {
      'GET /api/bombs/rules': () => fail(503, 'unavailable', 'Games are away'),
    });
    expect(await findByText('Games are away')).toBeTruthy();
    api.on('GET /api/bombs/rules', () => fakeBombsRules);
    await user.click(await findByRole('button', { name: 'Retry' }));
    await expect.poll(() => queryAllByText('81 of 100').length).toBe(2);
  });
});

describe('/games/fairness', () => {
  test('shows the next hash, takes another seed, and refuses one that the keyboard has not', async () => {
    const { findByLabelText, findByRole, findByText, api } = open('/games/fairness');
    expect(await findByLabelText('Your seed')).toHaveProperty('disabled', true);
    expect(await findByText('nova:103')).toBeTruthy();
    const field = await findByLabelText('Your seed');
    await user.clear(field);
    await user.type(field, 'ümlaut');
    expect(await findByText(/Enter 1 to 64 letters/)).toBeTruthy();
    expect(await findByRole('button', { name: 'Change my seed' })).toHaveProperty('disabled', true);
    await user.clear(field);
    await user.type(field, 'my own');
    const next = { clientSeed: 'my own', serverSeedHash: 'ff'.repeat(32), nonce: 104 };
    api.on('PUT /api/fairness/client-seed', () => next);
    api.on('GET /api/fairness', () => ({ ...next, rounds: [] }));
    clickTwice(await findByRole('button', { name: 'Change my seed' }));
    expect(await findByText('Seed changed')).toBeTruthy();
    expect(await findByText('my own:104')).toBeTruthy();
    expect(api.sentTo('PUT /api/fairness/client-seed')).toEqual([{ clientSeed: 'my own' }]);
  });

  test('says when the seed that waited was drawn anew, because the site was restored', async () => {
    const seed = { clientSeed: 'nova', serverSeedHash: 'ff'.repeat(32), nonce: 103, rounds: [] };
    const { findByText } = open('/games/fairness', { 'GET /api/fairness': () => ({ ...seed, redrawnAt: '2026-11-20T19:05:00.000Z' }) });
    expect(await findByText(/^Drawn again on .*2026/)).toBeTruthy();
    expect(await findByText(/^The site was restored from a backup/)).toBeTruthy();
  });

  test('checks a round in this browser, and shows each step', async () => {
    const { findByRole, findByText, getAllByText } = open('/games/fairness', { 'GET /api/fairness/rounds': () => ({ rounds: [someRound()], nextCursor: null }) }); // prettier-ignore
    await user.click(await findByRole('button', { name: /^Bombs, 3 bombs/ }));
    const wrong = await findByRole('link', { name: 'Something wrong?' });
    expect(wrong.getAttribute('href')).toMatch(/^\/help\/new\?about=round:./);
    await user.click(await findByRole('button', { name: 'Check this round' }));
    expect(await findByText('This round matches its seal')).toBeTruthy();
    expect(getAllByText('Passed')).toHaveLength(5);
  });

  test('says when a round does not hold', async () => {
    const rounds = [someRound({ winAmount: '13.59' })];
    const { findByRole, findByText } = open('/games/fairness', { 'GET /api/fairness/rounds': () => ({ rounds, nextCursor: null }) });
    await user.click(await findByRole('button', { name: /^Bombs/ }));
    await user.click(await findByRole('button', { name: 'Check this round' }));
    expect(await findByText('This round doesn’t match its seal')).toBeTruthy();
    expect(await findByText('Failed')).toBeTruthy();
  });

  test('exports a round as `npm run verify-round` reads it', async () => {
    let saved: Blob | undefined;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => ((saved = blob), 'blob:round'), revokeObjectURL: () => undefined })); // prettier-ignore
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { findByRole } = open('/games/fairness', { 'GET /api/fairness/rounds': () => ({ rounds: [someRound()], nextCursor: null }) });
    await user.click(await findByRole('button', { name: /^Bombs/ }));
    await user.click(await findByRole('button', { name: 'Export' }));
    expect(JSON.parse((await saved?.text()) ?? '')).toEqual({ round: someRound() });
  });

  test('an open round keeps its seed, and cannot be checked yet', async () => {
    const rounds = [someRound({ outcome: 'open', serverSeed: null, winAmount: null })];
    const { findByRole, findByText, queryByRole } = open('/games/fairness', {
      'GET /api/fairness/rounds': () => ({ rounds, nextCursor: null }),
    });
    await user.click(await findByRole('button', { name: /^Bombs/ }));
    expect(await findByText('Shown when the round has ended')).toBeTruthy();
    expect(queryByRole('button', { name: 'Check this round' })).toBeNull();
  });

  test('says what was bet, and shows one game alone', async () => {
    const { findAllByText, findByRole, findAllByRole, queryByRole, api } = open('/games/fairness');
    expect(await findAllByText('Bet R$ 10.00')).toHaveLength(2);
    expect(await findAllByText('Bet R$ 5.00')).toHaveLength(5);
    await user.click(await findByRole('radio', { name: 'Crash' }));
    await expect.poll(() => queryByRole('button', { name: /^Bombs, 3 bombs/ })).toBeNull();
    expect(await findAllByRole('button', { name: /^Crash/ })).toHaveLength(5);
    expect(api.requests.at(-1)?.query.get('game')).toBe('crash');
  });

  test('shows the won ones or the lost ones, and says when there is none among those that are loaded', async () => {
    const rounds = [someRound({ outcome: 'lost', winAmount: null }), someRound({ id: 'b', outcome: 'open', endedAt: null })];
    const older = [someRound({ id: 'c', bombCount: 7 })];
    const { findByText, findByRole, findAllByRole, queryByText } = open('/games/fairness', {
      'GET /api/fairness/rounds': ({ query }: { query: URLSearchParams }) =>
        query.get('cursor') === 'older' ? { rounds: older, nextCursor: null } : { rounds, nextCursor: 'older' },
    });
    expect(await findAllByRole('button', { name: /^Bombs/ })).toHaveLength(2);
    await user.click(await findByRole('radio', { name: 'Lost' }));
    expect(await findAllByRole('button', { name: /^Bombs/ })).toHaveLength(1);
    await user.click(await findByRole('radio', { name: 'Won' }));
    expect(await findByText('None of your last 2 rounds')).toBeTruthy();
    await user.click(await findByRole('button', { name: 'More rounds' }));
    expect(await findByRole('button', { name: /^Bombs, 7 bombs/ })).toBeTruthy();
    expect(queryByText(/None of your last/)).toBeNull();
  });

  test('goes on to older rounds, says that there are none, and that they did not load', async () => {
    const pages = ({ query }: { query: URLSearchParams }) =>
      query.get('cursor') === 'older'
        ? { rounds: [someRound({ id: 'b', bombCount: 7 })], nextCursor: null }
        : { rounds: [someRound()], nextCursor: 'older' };
    const paged = open('/games/fairness', { 'GET /api/fairness/rounds': pages });
    await user.click(await paged.findByRole('button', { name: 'More rounds' }));
    expect(await paged.findByRole('button', { name: /^Bombs, 7 bombs/ })).toBeTruthy();
    expect(paged.queryByRole('button', { name: 'More rounds' })).toBeNull();
    paged.api.restore();
    cleanup();
    const empty = open('/games/fairness', { 'GET /api/fairness/rounds': () => ({ rounds: [], nextCursor: null }) });
    expect(await empty.findByText('No rounds yet')).toBeTruthy();
    empty.api.restore();
    cleanup();
    const failed = open('/games/fairness', { 'GET /api/fairness/rounds': () => fail(503, 'unavailable', 'Rounds are away') });
    expect(await failed.findByText('Rounds are away')).toBeTruthy();
  });
});
