import { afterAll, beforeAll, expect, test } from 'vitest';
import { transferTypes } from '@facet/money-kit';
import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { typesOf, type EarnedName } from '../src/figures/index.ts';
import { sumLines } from '../src/figures/sum-lines.ts';
import { rankMembers } from '../src/members/rank-members.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

const DAY_MS = 86_400_000;
const midnight = new Date(new Date().toISOString().slice(0, 10)).getTime();
const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
const iso = (ms: number): string => new Date(ms).toISOString();
const dayOf = (ms: number): string => iso(ms).slice(0, 10);

const database = () => wallet.service.kit.database;
const transfer = async (caller: string, ...transfers: object[]) =>
  expect((await wallet.internal(caller, 'POST', '/internal/transfers', { transfers })).json().results).toEqual(
    transfers.map(() => expect.objectContaining({ status: 'ok' })),
  );
const reverse = (member: FakeMember, key: string) =>
  wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key });
const figuresOf = async (member: FakeMember) => (await wallet.as(member).get('/api/user/figures')).json();
/** Rows only grow: the clock of the past is set by a hand that is not ours. */
const date = (member: FakeMember, at: string, rows: string) =>
  database().raw(
    `set session_replication_role = replica; update transfers set created_at = '${at}' where member_id = '${member.id}' and ${rows}; set session_replication_role = default`,
  );
const lines = async (member: FakeMember, query: string): Promise<string[]> =>
  (await wallet.as(member).get(`/api/user/transactions?limit=100&${query}`))
    .json()
    .transactions.map(({ amount }: { amount: string }) => amount);

const EARNED = {
  walls: '0.00',
  tasks: '0.00',
  codes: '0.00',
  rewards: '0.00',
  referrals: '0.00',
  referralShares: '0.00',
  referralBonuses: '0.00',
  prizes: '0.00',
  total: '0.00',
};

test('who never moved money has nothing of everything, on each of thirty days', async () => {
  const { earned, balance } = await figuresOf(await wallet.member());
  expect(earned).toMatchObject({ total: EARNED, thisWeek: EARNED, last30Days: EARNED });
  expect(earned.days.map(({ day }: { day: string }) => day)).toEqual(
    Array.from({ length: 30 }, (_, index) => dayOf(midnight - (29 - index) * DAY_MS)),
  );
  expect(new Set(Object.values(balance))).toEqual(new Set(['0.00']));
});

test('one member, every source and every border of time: the same before and after it is summed, and as the statement lists it', async () => {
  const member = await wallet.member();
  const reversed = credit(member, 4_000);
  const step = async (when: string, act: () => Promise<unknown>) => {
    const { rows } = await database().raw<{ rows: [{ seq: bigint }] }>(
      'select coalesce(max(seq), 0)::bigint as seq from transfers where member_id = ?',
      [member.id],
    );
    await act();
    await date(member, when, `seq > ${rows[0].seq}`);
  };
  await step(iso(midnight - 40 * DAY_MS), () => transfer('earn', credit(member, 10_000), reversed));
  await step(`${dayOf(midnight - 30 * DAY_MS)}T23:59:59.999999Z`, () =>
    transfer('earn', credit(member, 100, { type: 'social_task', account: 'promo' })),
  );
  await step(iso(midnight - 29 * DAY_MS), () => transfer('earn', credit(member, 200, { type: 'social_task', account: 'promo' })));
  await step(`${dayOf(monday - DAY_MS)}T23:59:59.999999Z`, () =>
    transfer('earn', credit(member, 300, { type: 'promo', account: 'promo' })),
  );
  await step(iso(monday), () =>
    transfer(
      'earn',
      credit(member, 400, { type: 'daily_bonus', account: 'promo' }),
      credit(member, 500, { type: 'weekly_challenge', account: 'promo' }),
      credit(member, 600, { type: 'referral_reward', account: 'promo' }),
    ),
  );
  await step(iso(monday + 1), async () => {
    await transfer(
      'social',
      credit(member, 700, { type: 'referral_bonus', account: 'referral' }),
      credit(member, 800, { type: 'event_prize', account: 'events' }),
    );
    await transfer(
      'social',
      credit(member, 50, { type: 'event_fee', account: 'events', direction: 'debit' }),
      credit(member, 30, { type: 'refund', account: 'events' }),
    );
    const bet = credit(member, 13_000, { type: 'bet', account: 'house', direction: 'debit' });
    await transfer('games', bet, credit(member, 5, { type: 'refund', account: 'house' }));
    // What is missing becomes a debt, which the next credit pays first.
    await reverse(member, reversed.key);
    await transfer('earn', credit(member, 20, { type: 'wall_credit' }));
    await transfer('games', credit(member, 3_000, { type: 'game_win', account: 'house' }));
  });

  const figures = await figuresOf(member);
  expect(figures.earned.total).toEqual({
    walls: '100.20',
    tasks: '3.00',
    codes: '3.00',
    rewards: '9.00',
    referrals: '13.00',
    referralShares: '7.00',
    referralBonuses: '6.00',
    prizes: '8.00',
    total: '136.20',
  });
  // Operators see three times as many days, and the same figures.
  const seen = await wallet.operator('GET', `/api/admin/money/of-member/${member.id}/figures`, undefined, { role: 'moderator' });
  const { days, ...same } = seen.json();
  expect(same).toEqual(figures);
  expect(days).toHaveLength(90);
  expect(days.at(-41)).toEqual({ day: dayOf(midnight - 40 * DAY_MS), in: '140.00', out: '0.00' });
  // The reversal counts on the day it is made.
  expect(figures.earned.weekBegins).toBe(dayOf(monday));
  expect(figures.earned.last30Days).toMatchObject({ walls: '-39.80', tasks: '2.00', codes: '3.00', total: '-4.80' });
  expect(figures.earned.thisWeek).toMatchObject({ walls: '-39.80', tasks: '0.00', codes: '0.00', rewards: '9.00', total: '-9.80' });
  const ofDay = (ms: number) => figures.earned.days.find(({ day }: { day: string }) => day === dayOf(ms)).total;
  expect([ofDay(midnight - 29 * DAY_MS), ofDay(monday - DAY_MS), ofDay(monday)]).toEqual(['2.00', '3.00', '-9.80']);
  const { balance, totalEarned } = (await wallet.internal('admin', 'GET', `/internal/balances/${member.id}`)).json();
  expect(figures.earned.total.total).toBe(totalEarned);
  expect(figures.balance).toMatchObject({ gameWins: expect.any(String), bets: '-129.95', eventEntries: '-0.20', total: balance });
  const parts = Object.entries(figures.balance as Record<string, string>).filter(([name]) => name !== 'total');
  expect(parts.reduce((sum, [, amount]) => sum + Math.round(Number(amount) * 100), 0)).toBe(Math.round(Number(balance) * 100));

  await Promise.all([sumLines(database(), member.id), sumLines(database(), member.id)]);
  expect(await figuresOf(member)).toEqual(figures);
  const more = { walls: '110.20', codes: '13.00', total: '156.20' };
  await transfer('earn', credit(member, 1_000), credit(member, 1_000, { type: 'promo', account: 'promo' }));
  expect((await figuresOf(member)).earned.total).toMatchObject(more);
  await sumLines(database(), member.id);
  expect((await figuresOf(member)).earned.total).toMatchObject(more);

  expect(await lines(member, 'earned=rewards')).toEqual(['5.00', '4.00']);
  expect(await lines(member, 'earned=referrals')).toEqual(['7.00', '6.00']);
  expect(await lines(member, `earned=tasks&since=${dayOf(midnight - 29 * DAY_MS)}`)).toEqual(['2.00']);
  expect(await lines(member, `earned=total&since=${dayOf(monday)}`)).toHaveLength(9);
  expect((await wallet.as(member).get('/api/user/transactions?since=2026-02-30')).statusCode).toBe(400);
});

test('thousands of lines are summed once, by the question itself', async () => {
  const member = await wallet.member();
  for (let batch = 0; batch < 11; batch++) await transfer('earn', ...Array.from({ length: 100 }, () => credit(member, 1)));
  const summed = async () => (await database()('member_totals_until').where({ member_id: member.id }).first('seq'))?.seq;
  const first = await figuresOf(member);
  expect([first.earned.total.walls, await summed()]).toEqual(['11.00', 1_100n]);
  expect(await figuresOf(member)).toEqual(first);
});

test('the best of the week: who earned since Monday, also when the ranking saw it late', async () => {
  const [early, late, fresh] = [await wallet.member(), await wallet.member(), await wallet.member()];
  const names = new Map([early, late, fresh].map(({ id }, place) => [id, ['early', 'late', 'fresh'][place]]));
  const register = ({ id, username }: FakeMember) =>
    wallet.internal('identity', 'POST', '/internal/events', {
      specversion: '1.0',
      id: uuidv7(),
      source: '/identity',
      subject: 'x',
      datacontenttype: 'application/json',
      type: 'rewards.identity.member.registered.v1',
      time: iso(Date.now()),
      data: { memberId: id, username },
    });
  const leaders = async (): Promise<string> => {
    await rankMembers(database());
    const answer = await wallet.internal('social', 'GET', '/internal/leaders?limit=100');
    const found = answer.json().leaders as { memberId: string; earned: string }[];
    return found.flatMap(({ memberId, earned }) => (names.has(memberId) ? [`${names.get(memberId)} ${earned}`] : [])).join();
  };
  const ranked = async (member: FakeMember) =>
    (await database()('members').where({ member_id: member.id, ranked: true }).first('ranked_total_earned'))?.ranked_total_earned;
  /** The ranking waits meanwhile, and then goes on as if it had come no further than a minute before Monday. */
  const beforeMonday = (act: () => Promise<void>) =>
    database().transaction(async (transaction) => {
      await transaction.raw('select from members_ranked_until for update');
      await act();
      await transaction('members_ranked_until').update({ until: iso(monday - 60_000) });
    });

  for (const member of [early, late]) await register(member);
  await until('both are ranked', async () => (await leaders()) === '' && (await ranked(early)) === 0n && (await ranked(late)) === 0n);
  await beforeMonday(async () => {
    await transfer('earn', credit(early, 500_000), credit(late, 300_000));
    for (const member of [early, late]) await date(member, iso(monday - 1), 'true');
    await transfer('earn', credit(late, 50_000));
  });
  await until('Sunday is of another week', async () => (await leaders()) === 'late 500.00' && (await ranked(early)) === 500_000n);

  const reversed = credit(early, 70_000);
  await transfer('earn', reversed);
  await until('two earned', async () => (await leaders()) === 'early 700.00,late 500.00');
  await reverse(early, reversed.key);
  await transfer('games', credit(late, 90_000, { type: 'game_win', account: 'house' }));
  await until('one did not, after all', async () => (await leaders()) === 'late 500.00' && (await ranked(early)) === 500_000n);

  // Moved before the wallet heard of them.
  await transfer('earn', credit(fresh, 900_000));
  await date(fresh, iso(monday - 1), 'true');
  await transfer('earn', credit(fresh, 60_000, { type: 'promo', account: 'promo' }));
  await register(fresh);
  await until('a new one did', async () => (await leaders()) === 'fresh 600.00,late 500.00');
  // The clock falls back behind what was looked at.
  await database()('members_ranked_until').update({ until: iso(Date.now() + 3_600_000) });
  await transfer('earn', credit(late, 20_000));
  await until('it adds up', async () => (await leaders()) === 'late 700.00,fresh 600.00');
  expect(await ranked(late)).toBe(370_000n);
});

test('every type that grows Total Earned has a source, and no other', () => {
  const growing = transferTypes.filter(({ counter }) => counter === 'total_earned').map(({ type }) => type);
  expect(typesOf('total').toSorted()).toEqual(growing.toSorted());
  const single: EarnedName[] = ['walls', 'tasks', 'codes', 'rewards', 'referrals', 'prizes'];
  expect(single.flatMap(typesOf).toSorted()).toEqual(growing.toSorted());
});

test('of a page of members it is told what each earned day by day, the same before and after it is summed', async () => {
  const [member, other] = [await wallet.member(), await wallet.member()];
  await transfer('earn', ...[500, 100, 200, 400].map((hundredths, place) => credit(member, hundredths, { key: `${member.id}-${place}` })));
  await date(member, iso(midnight - 7 * DAY_MS), 'seq = 1');
  await date(member, iso(midnight - 6 * DAY_MS), 'seq = 2');
  await date(member, iso(midnight - DAY_MS), 'seq = 3');
  expect((await reverse(member, `${member.id}-3`)).statusCode).toBe(200);
  await transfer('earn', credit(member, 50));
  const read = async () =>
    (await wallet.operator('GET', `/api/admin/money/earned-days?ids=${member.id},${other.id}`)).json().members as { id: string }[];
  const expected = [
    { id: member.id, earned: ['1.00', '0.00', '0.00', '0.00', '0.00', '2.00', '0.50'] },
    { id: other.id, earned: Array.from({ length: 7 }, () => '0.00') },
  ].toSorted((one, two) => one.id.localeCompare(two.id));
  expect((await read()).toSorted((one, two) => one.id.localeCompare(two.id))).toEqual(expected);
  await sumLines(database(), member.id);
  expect((await read()).toSorted((one, two) => one.id.localeCompare(two.id))).toEqual(expected);
  expect((await wallet.operator('GET', '/api/admin/money/earned-days?ids=1')).statusCode).toBe(400);
});
