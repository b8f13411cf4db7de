import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());
afterEach(() => wallet.platform.failures.clear());

const PATH = '/api/user/first-steps';
const read = async (member: FakeMember) => (await wallet.as(member).get(PATH)).json();
const pay = (member: FakeMember, hundredths: number, type: string, account = 'promo') =>
  wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, hundredths, { type, account })] });

describe('first steps', () => {
  test('begin with nothing but the goals, which follow the minimum', async () => {
    expect(await read(await wallet.member())).toEqual({
      isOpen: true,
      dailyBonus: null,
      socialTask: null,
      survey: null,
      goals: ['100.00', '250.00', '1000.00'],
      goal: null,
      gamepassName: null,
      earned: '0.00',
    });
  });

  test('are done when the ledger has them: the first credit of each kind', async () => {
    const member = await wallet.member();
    await pay(member, 1_000, 'daily_bonus');
    await pay(member, 800, 'social_task');
    await pay(member, 1_600, 'wall_credit', 'wall:a');
    await pay(member, 9_900, 'wall_credit', 'wall:a');
    const at = expect.stringMatching(/Z$/);
    expect(await read(member)).toMatchObject({
      isOpen: true,
      dailyBonus: { amount: '10.00', at },
      socialTask: { amount: '8.00', at },
      survey: { amount: '16.00', at },
      earned: '34.00',
    });
  });

  test('keep the goal, one of those offered, until another is chosen', async () => {
    const member = await wallet.member();
    const choose = (goal: unknown) => wallet.as(member).post(`${PATH}/goal`, { goal });
    expect((await choose('250.00')).json()).toMatchObject({ goal: '250.00' });
    expect((await choose('1000')).json()).toMatchObject({ goal: '1000.00' });
    expect([(await choose('99.00')).json().code, (await choose('ten')).statusCode]).toEqual(['goal_not_offered', 400]);
    expect(await read(member)).toMatchObject({ goal: '1000.00' });
    expect(await read(await wallet.member())).toMatchObject({ goal: null });
  });

  test('know a gamepass that the own account sells, whichever experience sells it', async () => {
    const [member, other] = [await wallet.member(), await wallet.member()];
    const universe = Number(member.platformUserId) * 10 + 2;
    const check = () => wallet.as(member).post(`${PATH}/gamepass`);
    wallet.platform.passes.push(
      { id: 11, price: null, seller: Number(member.platformUserId), universe },
      { id: 12, price: 5, seller: Number(other.platformUserId), universe },
    );
    expect([(await check()).statusCode, (await check()).json().code]).toEqual([404, 'no_gamepass']);
    wallet.platform.passes.push({ id: 13, price: 100, seller: Number(member.platformUserId), universe, name: 'VIP Lounge' });
    expect((await check()).json()).toMatchObject({ gamepassName: 'VIP Lounge', goal: null });
    expect(await read(member)).toMatchObject({ gamepassName: 'VIP Lounge' });
  });

  test('say what is missing, and take a silent platform for nothing', async () => {
    const member = await wallet.member();
    wallet.platform.failures.set('/games', { status: 500 });
    const failed = await wallet.as(member).post(`${PATH}/gamepass`);
    expect([failed.statusCode, failed.json().message]).toEqual([502, 'Your gamepasses cannot be looked up right now. Please try again.']);
    wallet.platform.failures.clear();
    member.platformUserId = '1000';
    expect((await wallet.as(member).post(`${PATH}/gamepass`)).json().code).toBe('no_experience');
    expect(await read(member)).toMatchObject({ gamepassName: null });
  });

  test('are over when they are folded away, keeping what was done', async () => {
    const member = await wallet.member();
    await wallet.as(member).post(`${PATH}/goal`, { goal: 100 });
    expect((await wallet.as(member).post(`${PATH}/fold`)).json()).toMatchObject({ isOpen: false, goal: '100.00' });
    expect(await read(member)).toMatchObject({ isOpen: false });
  });

  test('are over with the first withdrawal', async () => {
    const { member } = await wallet.held(100);
    expect(await read(member)).toMatchObject({ isOpen: false, survey: { amount: '100.00' } });
  });

  test('are the member’s own', async () => {
    expect((await wallet.service.public.inject({ url: PATH })).statusCode).toBe(401);
  });
});
