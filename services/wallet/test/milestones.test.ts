import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

const PATH = '/api/user/milestones';
const read = async (member: FakeMember) => (await wallet.as(member).get(PATH)).json();
const show = async (member: FakeMember, name: string) => (await wallet.as(member).post(`${PATH}/${name}/shown`)).json();
const pay = (member: FakeMember, hundredths: number, change: object) =>
  wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, hundredths, change)] });

describe('milestones', () => {
  test('begin with the first credit that was earned, and none before', async () => {
    const member = await wallet.member();
    expect(await read(member)).toEqual({ next: null, isComplete: false });
    await pay(member, 1_000, { type: 'daily_bonus', account: 'promo' });
    await pay(member, 4_400, {});
    const at = expect.stringMatching(/Z$/);
    expect(await read(member)).toEqual({
      next: { name: 'first_credit', amount: '10.00', type: 'daily_bonus', gamepassName: null, at },
      isComplete: false,
    });
  });

  test('are shown once, however many tabs ask at once', async () => {
    const member = await wallet.member(4_400);
    const answers = await Promise.all([1, 2, 3, 4].map(() => show(member, 'first_credit')));
    expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    expect(await read(member)).toEqual({ next: null, isComplete: false });
    expect((await wallet.as(member).post(`${PATH}/first_million/shown`)).statusCode).toBe(400);
  });

  test('tell that one can withdraw once there is enough for it, and of a thousand that were earned', async () => {
    const member = await wallet.member();
    await pay(member, 9_999, {});
    await show(member, 'first_credit');
    expect(await read(member)).toEqual({ next: null, isComplete: false });
    await pay(member, 1, {});
    expect(await read(member)).toMatchObject({ next: { name: 'can_withdraw', amount: '100.00' } });
    await show(member, 'can_withdraw');
    await pay(member, 89_999, {});
    expect(await read(member)).toEqual({ next: null, isComplete: false });
    await pay(member, 1, {});
    expect(await read(member)).toMatchObject({ next: { name: 'thousand', amount: '1000.00' } });
    await show(member, 'thousand');
    expect(await read(member)).toEqual({ next: null, isComplete: false });
  });

  test('end with the first payout that was paid, and who has withdrawn is not told that they can', async () => {
    const { id, member, passId } = await wallet.held(250);
    await pay(member, 100_000, {});
    await show(member, 'first_credit');
    await show(member, 'thousand');
    expect(await read(member)).toEqual({ next: null, isComplete: false });
    await wallet.payByHand(id, passId, 250);
    expect(await read(member)).toMatchObject({ next: { name: 'first_payout', amount: '250.00', gamepassName: `Pass ${passId}` } });
    await show(member, 'first_payout');
    expect(await read(member)).toEqual({ next: null, isComplete: true });
  });

  test('are no news to who earned long ago', async () => {
    const member = await wallet.member();
    await wallet.service.kit.database.transaction(async (transaction) => {
      await transaction.raw('set local session_replication_role = replica');
      await transaction.raw(
        `insert into transfers values (?, 1, gen_random_uuid(), 'wall:a', 'available', 100, 'wall_credit', 'long ago', 'earn', 'k', false, 100, 0, now() - interval '8 days')`,
        [member.id],
      );
    });
    expect(await read(member)).toEqual({ next: null, isComplete: false });
  });
});
