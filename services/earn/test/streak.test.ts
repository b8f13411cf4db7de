import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnedAtWall, letDaysPass } from './passing-days.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

const rewards = async (member: string) =>
  (await earn.as(member, 'GET', '/api/rewards')).body as unknown as { daily: Record<string, unknown> };
const claimable = async (member: string) => (await earn.as(member, 'GET', '/api/rewards/claimable')).body;
const waiting = async (member: string) => (await claimable(member))['count'];
const claim = (member: string, reward: string) => earn.as(member, 'POST', `/api/rewards/${reward}/claim`, {});
const earned = (member: string, amount: string) => earnedAtWall(earn, member, amount);
const daysPass = (member: string, days: number) => letDaysPass(earn, member, days);
const chargedBack = (member: string, transaction: string) => earn.send(providerCall('b', aClaim({ member, transaction, reversal: true })));

test('the rewards show the row of seven days', async () => {
  const member = earn.aMember();
  expect((await rewards(member)).daily).toMatchObject({
    streak: 0,
    next: '10.00',
    isClaimedToday: false,
    canClaim: true,
    needsEarning: false,
  });
  expect(await waiting(member)).toBe(1);
  await claim(member, 'daily');
  expect(await claimable(member)).toEqual({ count: 0, streak: 1, claims: [] });
  const { daily } = await rewards(member);
  expect(daily).toMatchObject({ streak: 1, next: '15.00', isClaimedToday: true, canClaim: false });
  expect((daily['days'] as { day: number; state: string }[]).map(({ day, state }) => `${day} ${state}`)).toEqual([
    '1 claimed',
    '2 coming',
    '3 coming',
    '4 coming',
    '5 coming',
    '6 coming',
    '7 coming',
  ]);
});

test('a row begins again at 10 after more missed days than there are freezes', async () => {
  const member = earn.aMember();
  await claim(member, 'daily');
  await daysPass(member, 6);
  await earned(member, '1.00');
  expect((await rewards(member)).daily).toMatchObject({ streak: 0, next: '10.00' });
  expect((await claim(member, 'daily')).body).toEqual({ reward: '10.00' });
});

test('a row goes on after one missed day, and says so', async () => {
  const member = earn.aMember();
  await claim(member, 'daily');
  await daysPass(member, 2);
  await earned(member, '1.00');
  expect((await rewards(member)).daily).toMatchObject({ streak: 1, next: '15.00', freezesLeft: 1 });
  expect((await claim(member, 'daily')).body).toEqual({ reward: '15.00' });
  const { body } = await earn.as(member, 'GET', '/api/rewards/streak');
  const { today, claimed, frozen, longest } = body as { today: string; claimed: string[]; frozen: string[]; longest: number };
  const missed = new Date(Date.parse(`${today}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const isThisMonth = missed.slice(0, 7) === today.slice(0, 7);
  expect({ longest, frozen }).toEqual({ longest: 2, frozen: isThisMonth ? [missed] : [] });
  expect(claimed).toContain(today);
  expect((await rewards(member)).daily).toMatchObject({ streak: 2, freezesLeft: isThisMonth ? 0 : 1 });
});

test('a row goes on after two missed days for who has the sixth cut', async () => {
  const member = earn.aMember();
  earn.wallet.setTotalEarned(member, '2500.00');
  await claim(member, 'daily');
  await daysPass(member, 3);
  await earned(member, '1.00');
  expect(await claimable(member)).toMatchObject({ streak: 1, claims: [{ kind: 'earn.streak_danger', amount: '15.00' }] });
  expect((await claim(member, 'daily')).body).toEqual({ reward: '15.00' });
});

test('the seventh day in a row is told, and no other', async () => {
  const member = earn.aMember();
  const told = () => earn.events().filter(({ type, data }) => type.endsWith('member.notified.v1') && data['memberId'] === member);
  for (let day = 1; day <= 8; day++) {
    await daysPass(member, 1);
    await earned(member, '1.00');
    expect((await claim(member, 'daily')).status).toBe(200);
    await earn.settled();
    expect(told()).toHaveLength(day < 7 ? 0 : 1);
  }
  expect(told()[0]?.data).toEqual({ memberId: member, kind: 'streak_reached', values: { days: '7', milestone: '7' } });
});

test('a member has the badges of what was done, and none that was taken back', async () => {
  const member = earn.aMember();
  const badges = async () => {
    const { body } = await earn.as(member, 'GET', '/api/rewards/streak');
    return Object.fromEntries((body['badges'] as { name: string; have: number }[]).map(({ name, have }) => [name, have]));
  };
  const taken = await earned(member, '1.00');
  expect(await badges()).toMatchObject({ clean_surveys: 1, fifty_surveys: 1, whole_week: 0 });
  await chargedBack(member, taken);
  await earn.settled();
  expect(await badges()).toMatchObject({ clean_surveys: 0, fifty_surveys: 0 });
  await earned(member, '1.00');
  expect(await badges()).toMatchObject({ clean_surveys: 1, fifty_surveys: 1 });
});
