import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tell } from './support/tell.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

const PATH = '/api/user/milestones';
const read = async (member: FakeMember) => (await wallet.as(member).get(PATH)).json();
const show = async (member: FakeMember, name: string) => (await wallet.as(member).post(`${PATH}/shown`, { id: name })).json();
const pay = (member: FakeMember, hundredths: number, change: object) =>
  wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, hundredths, change)] });

describe('milestones', () => {
  test('begin with the first credit that was earned, and none before', async () => {
    const member = await wallet.member();
    expect(await read(member)).toEqual({ next: null });
    await pay(member, 1_000, { type: 'daily_bonus', account: 'promo', reason: 'Daily Login Bonus · day 1' });
    await pay(member, 4_400, {});
    const at = expect.stringMatching(/Z$/);
    expect(await read(member)).toEqual({
      next: {
        id: 'first_credit',
        name: 'first_credit',
        amount: '10.00',
        type: 'daily_bonus',
        line: { kind: 'daily.bonus', values: { day: '1' }, text: 'Daily Login Bonus · day 1' },
        withdrawalId: null,
        arrives: null,
        gamepassName: null,
        kind: null,
        values: {},
        at,
      },
    });
  });

  test('are shown once, however many tabs ask at once', async () => {
    const member = await wallet.member(4_400);
    const answers = await Promise.all([1, 2, 3, 4].map(() => show(member, 'first_credit')));
    expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    expect(await read(member)).toEqual({ next: null });
    expect(await show(member, 'first_million')).toEqual({ isFirst: false });
  });

  test('tell that one can withdraw once there is enough for it, and of a thousand that were earned', async () => {
    const member = await wallet.member();
    await pay(member, 9_999, {});
    await show(member, 'first_credit');
    expect(await read(member)).toEqual({ next: null });
    await pay(member, 1, {});
    expect(await read(member)).toMatchObject({ next: { name: 'can_withdraw', amount: '100.00' } });
    await show(member, 'can_withdraw');
    await pay(member, 89_999, {});
    expect(await read(member)).toEqual({ next: null });
    await pay(member, 1, {});
    expect(await read(member)).toMatchObject({ next: { name: 'thousand', amount: '1000.00' } });
    await show(member, 'thousand');
    expect(await read(member)).toEqual({ next: null });
  });

  test('end with the first payout that was paid, and who has withdrawn is not told that they can', async () => {
    const { id, member, passId } = await wallet.held(250);
    await pay(member, 100_000, {});
    await show(member, 'first_credit');
    await show(member, 'thousand');
    expect(await read(member)).toEqual({ next: null });
    await wallet.payByHand(id, passId, 250);
    expect(await read(member)).toMatchObject({
      next: { name: 'first_payout', amount: '250.00', withdrawalId: id, arrives: '175.00', gamepassName: `Pass ${passId}` },
    });
    await show(member, 'first_payout');
    expect(await read(member)).toEqual({ next: null });
  });

  test('of another domain are told by a notice that names one: the last of a kind, each name once', async () => {
    const member = await wallet.member();
    const reach = (rank: string, milestone = true) =>
      tell(wallet, member, 'rank_reached', { rank, ...(milestone ? { milestone: rank } : {}) });
    await reach('Bronze', false);
    expect(await read(member)).toEqual({ next: null });
    await reach('Silver');
    await reach('Gold');
    const id = 'social.rank_reached:Gold';
    const values = { rank: 'Gold', milestone: 'Gold' };
    expect(await read(member)).toMatchObject({ next: { id, name: 'told', amount: null, kind: 'social.rank_reached', values } });
    expect(await show(member, 'social.rank_reached:Diamond')).toEqual({ isFirst: false });
    const answers = await Promise.all([1, 2, 3, 4].map(() => show(member, id)));
    expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
    await reach('Gold');
    expect(await read(member)).toEqual({ next: null });
    expect(await read(await wallet.member())).toEqual({ next: null });
    await wallet.service.kit.database('notices').where({ member_id: member.id }).delete();
    await reach('Platinum');
    await wallet.service.kit
      .database('notices')
      .update({ at: new Date(Date.now() - 8 * 86_400_000) })
      .where({ member_id: member.id });
    expect(await read(member)).toEqual({ next: null });
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
    expect(await read(member)).toEqual({ next: null });
  });
});
