import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someEntry } from '../standalone/audit/fake-audit.ts';
import { callOf, someCase, someTransaction, someRound, someSignIn, someUser, someWithdrawal } from '../standalone/members/fake-members.ts';
import type { Transaction } from '../src/members/members-api.ts';
import { openPage } from './open-page.tsx';

const { id: ID } = someUser();
const WITHDRAWALS = 'GET /api/admin/withdrawals';
const AUDIT = 'GET /api/admin/audit';
const NOON = new Date(2026, 10, 21, 12).getTime();
const HOUR_MS = 60 * 60_000;
const hoursAgo = (hours: number) => new Date(NOON - hours * HOUR_MS).toISOString();

let page: ReturnType<typeof openPage> | undefined;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => {
  cleanup();
  page?.api.restore();
  vi.useRealTimers();
});
const user = userEvent.setup();

/** Of somebody who joined half an hour ago, and nothing else. */
const newcomer: FakeCalls = {
  [callOf('members')]: () => ({ user: someUser({ createdAt: hoursAgo(0.5) }) }),
  [callOf('referrals')]: () => ({ referrer: null, referred: [], nextCursor: null }),
  [callOf('transactions')]: () => ({ transactions: [], nextCursor: null }),
  [WITHDRAWALS]: () => ({ withdrawals: [], testWithdrawals: [], nextCursor: null, total: 0 }),
  [callOf('rounds')]: () => ({ rounds: [], nextCursor: null }),
  [callOf('devices')]: () => ({ sessions: [] }),
  [AUDIT]: () => ({ entries: [], nextCursor: null, total: 0 }),
  [callOf('cases')]: () => ({ cases: [], nextCursor: null }),
};

async function openTimeline(calls: FakeCalls = {}, look = '') {
  page = openPage(`/admin?tab=users&member=${ID}${look}`, { calls: { ...newcomer, ...calls } });
  const timeline = within(await page.findByRole('region', { name: 'Timeline' }));
  return { timeline, api: page.api };
}
type Timeline = Awaited<ReturnType<typeof openTimeline>>['timeline'];

const linesOf = (timeline: Timeline) =>
  timeline.queryAllByRole('listitem').filter(({ parentElement }) => !parentElement?.closest('details'));
const titles = (timeline: Timeline) => linesOf(timeline).map((line) => line.querySelector('p')?.textContent);
const chip = (timeline: Timeline, name: RegExp) => timeline.getByRole('button', { name });

const played = (count: number, at: (index: number) => number) =>
  Array.from({ length: count }, (_, index) =>
    someRound({ id: `r${index}`, betAmount: '20.00', winAmount: '10.00', startedAt: hoursAgo(at(index)) }),
  );
const moves = (category: Transaction['category'], hours: number, change: Parameters<typeof someTransaction>[0] = {}) =>
  someTransaction({
    id: `${category}${hours}`,
    category,
    type: category === 'earn' ? 'wall_credit' : category,
    createdAt: hoursAgo(hours),
    ...change,
  });

describe('a member’s timeline', () => {
  test('says that it loads, and stands as one list over all kinds, the newest first, by day with what came in and went out', async () => {
    const rounds = Promise.withResolvers<unknown>();
    const { timeline } = await openTimeline({
      [callOf('rounds')]: () => rounds.promise,
      [callOf('transactions')]: () => ({
        transactions: [
          moves('earn', 1, { description: 'BitLabs · School' }),
          moves('game_win', 2, { type: 'game_win', amount: '10.00', balanceAfter: '77.00', reference: 'win:r0' }),
          moves('game', 2, { type: 'bet', amount: '-20.00', balanceAfter: '67.00', reference: 'bet:r0' }),
          moves('game', 6, { type: 'bet', undo: true, amount: '20.00', balanceAfter: '87.00', reference: 'bet:r1' }),
          moves('game', 7, { type: 'bet', amount: '-20.00', balanceAfter: '67.00', reference: 'bet:r1' }),
          moves('withdrawal', 20, { type: 'withdrawal', amount: '-2500.00', balanceAfter: '55.00', reference: 'withdrawal:w1' }),
          moves('withdrawal', 19, { type: 'withdrawal', undo: true, description: 'Returned', amount: '2500.00', createdAt: hoursAgo(20) }),
        ],
        nextCursor: null,
      }),
      [WITHDRAWALS]: () => ({
        withdrawals: [someWithdrawal({ status: 'failed', reason: 'The pass is gone', createdAt: hoursAgo(20) })],
        testWithdrawals: [],
        nextCursor: null,
        total: 1,
      }),
      [callOf('devices')]: () => ({
        sessions: [
          someSignIn({ createdAt: hoursAgo(3), deviceSince: hoursAgo(900) }),
          someSignIn({ id: 's2', createdAt: hoursAgo(23), deviceSince: hoursAgo(23) }),
        ],
      }),
      [AUDIT]: () => ({
        entries: [
          someEntry({
            action: 'member.end_sessions',
            at: hoursAgo(4),
            operator: { id: 'o', username: 'jonas_m', role: 'admin' },
            input: { reason: 'asked for it' },
          }),
        ],
        nextCursor: null,
        total: 1,
      }),
      [callOf('cases')]: () => ({
        cases: [someCase({ number: '2031', state: 'solved', createdAt: hoursAgo(22), changedAt: hoursAgo(5) })],
        nextCursor: null,
      }),
    });
    expect(await timeline.findByText('Loading: Timeline')).toBeTruthy();
    const [ended, refunded] = played(2, (index) => [2, 7][index] ?? 0);
    rounds.resolve({ rounds: [ended, { ...refunded, outcome: 'refunded', game: 'crash', winAmount: null }], nextCursor: null });
    await timeline.findByText('BitLabs · School');
    expect(titles(timeline)).toEqual([
      'Became a member',
      'BitLabs · School',
      'One round of Bombs',
      'Logged in from a known device',
      'jonas_m ended all sessions',
      'Case 2031: It never arrived: Wall C · Learning online',
      'One round of Crash',
      'Returned',
      'Withdrawal of R$ 2,500.00 not paid',
      'Case 2031 opened: It never arrived: Wall C · Learning online',
      'Logged in from a new device',
    ]);
    const round = timeline.getByText('One round of Bombs').closest('li');
    expect(round?.textContent).toContain('bet 20.00, got back 10.00');
    expect(round?.textContent).toContain('Balance after 77.00');
    const givenBack = timeline.getByText('One round of Crash').closest('li');
    expect(givenBack?.textContent).toContain('bet 20.00, got back 20.00');
    expect(givenBack?.textContent).toContain('Balance after 87.00');
    expect(timeline.getByText('“asked for it”')).toBeTruthy();
    expect(timeline.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Today, 21 Nov 2026in 670.00 · out −40.00',
      'Yesterday, 20 Nov 2026in 2,500.00 · out −2,500.00',
    ]);
    expect(timeline.getByText('That’s everything')).toBeTruthy();
  });

  test('of a newcomer is one line, with nothing to choose from', async () => {
    const { timeline } = await openTimeline({
      [callOf('referrals')]: () => ({ referrer: { memberId: 'u2', username: 'kaitlynplays' }, referred: [], nextCursor: null }),
    });
    expect(await timeline.findByText('Became a member with the link of kaitlynplays')).toBeTruthy();
    expect(titles(timeline)).toHaveLength(1);
    expect(timeline.queryByRole('button', { name: /All/ })).toBeNull();
  });

  test('says why money moved in the words of the page, from the kind and its values', async () => {
    const line = { kind: 'promo.code', values: { code: 'FRIDAY' }, text: 'as stored' };
    const booked = moves('promo', 0.2, { description: 'as stored', line: { ...line, undo: 'reversed' } });
    const { timeline } = await openTimeline({ [callOf('transactions')]: () => ({ transactions: [booked], nextCursor: null }) });
    expect(await timeline.findByText('Reversed: Promo code FRIDAY')).toBeTruthy();
  });

  test('folds rounds of a game and credits of a wall that follow each other, and opens to them', async () => {
    const { timeline } = await openTimeline({
      [callOf('rounds')]: () => ({ rounds: played(3, (index) => 2 + index / 10), nextCursor: null }),
      [callOf('transactions')]: () => ({
        transactions: [
          moves('earn', 1, { description: 'BitLabs · School', amount: '1.50', balanceAfter: '9.00' }),
          moves('earn', 1.5, { description: 'BitLabs · Cars', amount: '2.00', balanceAfter: '7.50' }),
          moves('earn', 3, { description: 'BitLabs · Homes' }),
          moves('earn', 3.5, { description: 'Reversed', undo: true, amount: '-2.00' }),
        ],
        nextCursor: null,
      }),
    });
    await timeline.findByText('3 rounds of Bombs');
    expect(titles(timeline)).toEqual(['Became a member', '2 credits from BitLabs', '3 rounds of Bombs', 'BitLabs · Homes', 'Reversed']);
    const credits = timeline.getByText('2 credits from BitLabs').closest('li');
    expect(credits?.textContent).toContain('School, Cars');
    expect(credits?.textContent).toContain('+3.50');
    expect(credits?.textContent).toContain('Balance after 9.00');
    const rounds = timeline.getByText('3 rounds of Bombs').closest('li');
    expect(rounds?.textContent).toContain('bet 60.00, got back 30.00');
    expect(rounds?.textContent).toContain('−30.00');
    const opened = timeline.getByText('Show 3 rounds');
    await user.click(opened);
    expect(opened.closest('details')?.open).toBe(true);
    expect(opened.closest('details')?.querySelectorAll('li')).toHaveLength(3);
  });

  test('is filtered by kinds that say how many were read; a kind whose services are read to the end waits for no other', async () => {
    const { timeline } = await openTimeline({
      [callOf('transactions')]: ({ query }) =>
        query.has('cursor') ? new Promise(() => undefined) : { transactions: [moves('earn', 1), moves('adjustment', 30)], nextCursor: '9' },
      [callOf('devices')]: () => ({ sessions: [someSignIn({ createdAt: hoursAgo(40) })] }),
    });
    await timeline.findByText('Wall C · Learning online');
    expect(titles(timeline)).not.toContain('Logged in from a known device');
    expect(chip(timeline, /^Earned/).textContent).toBe('Earned 1+');
    expect(chip(timeline, /^Logins/).textContent).toBe('Logins 2');
    await user.click(chip(timeline, /^Logins/));
    expect(chip(timeline, /^Logins/).getAttribute('aria-pressed')).toBe('true');
    expect(titles(timeline)).toEqual(['Became a member', 'Logged in from a known device']);
    expect(timeline.getByText('That’s everything')).toBeTruthy();
    await user.click(chip(timeline, /^All/));
    expect(titles(timeline)).toEqual(['Became a member', 'Wall C · Learning online']);
  });

  test('shows what the address asks for, and nothing else for a word that it does not know', async () => {
    const calls: FakeCalls = {
      [callOf('devices')]: () => ({ sessions: [someSignIn({ createdAt: hoursAgo(40) })] }),
      [callOf('transactions')]: () => ({ transactions: [moves('earn', 1), moves('adjustment', 24 * 10)], nextCursor: null }),
    };
    const { timeline } = await openTimeline(calls, '&kinds=earned+other+x&days=7');
    await timeline.findByText('Wall C · Learning online');
    expect(titles(timeline)).toHaveLength(1);
    await user.click(timeline.getByRole('button', { name: /^Further back/ }));
    expect(titles(timeline)).toHaveLength(2);
    expect(chip(timeline, /^Other money/).getAttribute('aria-pressed')).toBe('true');
  });

  test('a service that is away says so and is asked again, and the ledger tells the money of its rounds meanwhile', async () => {
    const bet = moves('game', 2, { type: 'bet', description: 'Bombs, 3 bombs', amount: '-20.00', reference: 'bet:r0' });
    const { timeline, api } = await openTimeline({
      [callOf('rounds')]: () => fail(503, 'unavailable', 'games is not available right now.'),
      [callOf('transactions')]: () => ({ transactions: [moves('earn', 1), bet], nextCursor: null }),
    });
    expect(await timeline.findByText('games is not available right now.')).toBeTruthy();
    expect(titles(timeline)).toEqual(['Became a member', 'Wall C · Learning online', 'Bombs, 3 bombs']);
    api.on(callOf('rounds'), () => ({ rounds: played(1, () => 2), nextCursor: null }));
    await user.click(timeline.getByRole('button', { name: 'Retry' }));
    expect(await timeline.findByText('One round of Bombs')).toBeTruthy();
    expect(timeline.queryByText('Rounds did not load')).toBeNull();
    expect(titles(timeline)).toEqual(['Became a member', 'Wall C · Learning online', 'One round of Bombs']);
  });

  test('reads on page by page, shows nothing above what it has not read, and goes back beyond its 90 days when asked', async () => {
    const days = (count: number) => count * 24;
    const pages: Record<string, { hours: number[]; next: string | null }> = {
      first: { hours: [1, days(2)], next: 'b' },
      b: { hours: [days(4), days(6)], next: 'c' },
      c: { hours: [days(8), days(100)], next: null },
    };
    const held = Promise.withResolvers<void>();
    const { timeline } = await openTimeline({
      [callOf('transactions')]: async ({ query }) => {
        const cursor = query.get('cursor') ?? 'first';
        if (cursor === 'c') await held.promise;
        const { hours, next } = pages[cursor] ?? { hours: [], next: null };
        return { transactions: hours.map((each) => moves('adjustment', each, { description: `${each} h` })), nextCursor: next };
      },
      [callOf('devices')]: () => ({ sessions: [someSignIn({ createdAt: hoursAgo(days(7)) })] }),
    });
    await timeline.findByText(`${days(4)} h`);
    expect(titles(timeline)).toEqual(['Became a member', '1 h', `${days(2)} h`, `${days(4)} h`]);
    expect(timeline.getByRole('button', { name: /^Older, before/ })).toBeTruthy();
    held.resolve();
    await timeline.findByText(`${days(8)} h`);
    expect(titles(timeline).slice(3)).toEqual([`${days(4)} h`, `${days(6)} h`, 'Logged in from a known device', `${days(8)} h`]);
    await user.click(timeline.getByRole('button', { name: /^Further back, before 23 Aug 2026/ }));
    expect(titles(timeline).at(-1)).toBe(`${days(100)} h`);
    expect(timeline.getByText('That’s everything')).toBeTruthy();
  });

  test('asks for no more than is looked at, and says of no day what came in before all of it is read', async () => {
    const { timeline, api } = await openTimeline({
      [callOf('transactions')]: ({ query }) => {
        const from = Number(query.get('cursor') ?? '0');
        const transactions = Array.from({ length: 20 }, (_, index) => moves('adjustment', 1 + (from + index) / 2, { amount: '1.00' }));
        return { transactions, nextCursor: `${from + 20}` };
      },
    });
    const older = await timeline.findByRole('button', { name: 'Older, before 21 Nov 2026' });
    const asked = () => api.requests.filter(({ path }) => path.endsWith('/transactions')).length;
    expect(asked()).toBe(1);
    expect(timeline.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Today, 21 Nov 2026']);
    await user.click(older);
    expect(await timeline.findByText('Yesterday, 20 Nov 2026')).toBeTruthy();
    expect(asked()).toBe(2);
    expect(timeline.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Today, 21 Nov 2026in 23.00 · out 0.00',
      'Yesterday, 20 Nov 2026',
    ]);
  });

  test('finds words of its lines, and says that there may be more further back', async () => {
    const { timeline } = await openTimeline({
      [callOf('transactions')]: () => ({
        transactions: [moves('earn', 1), moves('adjustment', 30, { description: 'Correction' })],
        nextCursor: null,
      }),
    });
    await timeline.findByText('Correction');
    await user.type(timeline.getByRole('searchbox', { name: 'Search the timeline' }), 'CORRECT');
    await waitFor(() => expect(titles(timeline)).toEqual(['Correction']));
    await user.type(timeline.getByRole('searchbox', { name: 'Search the timeline' }), 'x');
    expect(await timeline.findByText('Nothing found so far')).toBeTruthy();
  });

  test('a page that fails leaves what stands and lets the others go on', async () => {
    const { timeline, api } = await openTimeline({
      [callOf('transactions')]: ({ query }) =>
        query.has('cursor')
          ? fail(503, 'unavailable', 'wallet is not available right now.')
          : { transactions: [moves('earn', 1), moves('adjustment', 30, { description: 'Correction' })], nextCursor: '9' },
      [callOf('devices')]: () => ({ sessions: [someSignIn({ createdAt: hoursAgo(40) })] }),
    });
    expect(await timeline.findByText('wallet is not available right now.')).toBeTruthy();
    expect(titles(timeline)).toEqual(['Became a member', 'Wall C · Learning online', 'Correction', 'Logged in from a known device']);
    api.on(callOf('transactions'), () => ({ transactions: [moves('adjustment', 35, { description: 'Before' })], nextCursor: null }));
    await user.click(timeline.getByRole('button', { name: 'Retry' }));
    expect(await timeline.findByText('Before')).toBeTruthy();
    expect(titles(timeline).slice(2)).toEqual(['Correction', 'Before', 'Logged in from a known device']);
  });
});
