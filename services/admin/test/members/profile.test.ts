import { afterAll, beforeAll, expect, test } from 'vitest';
import { notFound, startConsole, type Console } from '../support/console.ts';
import { aMember, identityOf } from './fake-members.ts';

const { id } = aMember(1);
const money = {
  balance: '12.50',
  totalEarned: '20.00',
  debt: '0.00',
  held: '1.00',
  wageredBalance: '3.00',
  winnedBalance: '2.00',
  lostBalance: '1.00',
};
const earned = {
  walls: '20.00',
  tasks: '0.00',
  codes: '0.00',
  rewards: '0.00',
  referralShares: '0.00',
  referralBonuses: '0.00',
  prizes: '0.00',
  total: '20.00',
};
const balance = {
  earned: '20.00',
  welcome: '0.00',
  gameWins: '2.00',
  bets: '-3.00',
  eventEntries: '0.00',
  adjustments: '-6.50',
  withdrawn: '0.00',
  other: '0.00',
  total: '12.50',
};
const limits = {
  dailyLossLimit: '5.00',
  nextDailyLossLimit: null,
  lostToday: '0.00',
  timeoutUntil: null,
  excludedUntil: null,
  minimumAge: 13,
  ageConfirmed: true,
};
const referrals = { referrer: { memberId: 'r', username: 'ann' }, referred: [], nextCursor: null, earnings: [] };
const ok = (body: object) => ({ status: 200, body });

let site: Console;
beforeAll(async () => {
  site = await startConsole({
    identity: identityOf([aMember(1)]),
    wallet: ({ url }) => {
      if (url.includes('/money')) return ok(money);
      if (url.includes('/figures'))
        return ok({ earned: { total: earned, thisWeek: earned, last30Days: earned, weekBegins: '2026-11-23', days: [] }, balance });
      if (url.includes('/transactions')) return ok({ transactions: [], nextCursor: url.includes('cursor=7') ? null : '7' });
      return ok({ withdrawals: [], nextCursor: null, total: 0 });
    },
    earn: () => ok({ earnings: [], nextCursor: null }),
    games: ({ url }) => (url.includes('/play-limits') ? ok(limits) : ok({ rounds: [], nextCursor: null })),
    social: () => ok(referrals),
  });
});
afterAll(() => site.remove());

const profile = (part = '') => site.moderator.call('GET', `/api/admin/members/${id}${part}`);

test('has every part, with what operators did', async () => {
  await site.moderator.call('POST', `/api/admin/users/${id}/end-sessions`);
  const answer = await profile();
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      user: { id, username: 'member_1', balance: '12.50', wageredBalance: '3.00' },
      money,
      transactions: { transactions: [], nextCursor: '7' },
      earnings: { earnings: [] },
      withdrawals: { withdrawals: [], testWithdrawals: [], total: 0 },
      rounds: { rounds: [] },
      devices: { sessions: [], sharedWith: [] },
      referrals: { referrer: { username: 'ann' } },
      limits: { dailyLossLimit: '5.00' },
      audit: [{ operator: 'a_moderator', action: 'member.end_sessions', outcome: 'succeeded' }],
      unavailable: [],
    },
  ]);
});

test('each part is a call of its own, and goes on', async () => {
  expect((await profile('/transactions?cursor=7')).json()).toEqual({ transactions: [], nextCursor: null });
  expect((await profile('/figures')).json()).toEqual({ earned, balance });
  for (const part of ['money', 'transactions', 'earnings', 'withdrawals', 'rounds', 'devices', 'referrals', 'limits'])
    expect((await profile(`/${part}`)).statusCode).toBe(200);
  expect((await profile('/secrets')).statusCode).toBe(404);
});

test('a service that is away leaves its parts out and is named; the others are there', async () => {
  await site.peers.games.stop();
  const answer = (await profile()).json();
  expect(answer).toMatchObject({ rounds: null, limits: null, money, unavailable: ['games'] });
  const rounds = await profile('/rounds');
  expect([rounds.statusCode, rounds.json().message]).toEqual([503, expect.stringContaining('games')]);
  await site.peers.games.start();
});

test('of nobody is 404, without a session 401', async () => {
  site.peers.identity.answer(() => notFound('member_not_found', 'There is no such member'));
  site.peers.identity.answer(identityOf([]));
  expect((await profile()).statusCode).toBe(404);
  expect((await site.visitor.call('GET', `/api/admin/members/${id}`)).statusCode).toBe(401);
});
