import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

const DAY_MS = 86_400_000;
let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterAll(() => earn.close());

const period = { from: new Date(Date.now() - DAY_MS).toISOString(), to: new Date(Date.now() + DAY_MS).toISOString() };
type Line = { transaction: string; amount: string };
const compare = (lines: Line[], change: object = {}) =>
  earn.admin('POST', '/internal/wall-statements/compare', { provider: 'b', ...period, lines, ...change });
/** `<kind> <transaction> <said> <here>` of each difference. */
const differencesOf = (body: Record<string, unknown>) =>
  (body['differences'] as Record<string, unknown>[]).map(
    ({ kind, transaction, said, here }) => `${kind as string} ${transaction as string} ${said as string} ${here as string}`,
  );

describe('a wall’s own statement', () => {
  it('is laid beside what was credited: missing here, missing there, another amount, taken back', async () => {
    const member = earn.aMember();
    for (const [transaction, amount] of [
      ['S1', '10.00'],
      ['S2', '20.00'],
      ['S3', '30.00'],
      ['S4', '40.00'],
      ['S5', '50.00'],
    ] as const)
      await earn.send(providerCall('b', aClaim({ member, transaction, amount })));
    await earn.send(providerCall('a', aClaim({ member, transaction: 'S6', amount: '60.00' })));
    await earn.send(providerCall('b', aClaim({ member, transaction: 'S5', amount: '50.00', reversal: true })));
    await earn.settled();
    const { status, body } = await compare([
      { transaction: 'S1', amount: '10' },
      { transaction: 'S3', amount: '25.5' },
      { transaction: 'S4', amount: '40' },
      { transaction: 'S4', amount: '-40' },
      { transaction: 'S6', amount: '60.00' },
      { transaction: 'S7', amount: '7.00' },
      { transaction: 'S7', amount: '-7.00' },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ said: '95.50', here: '100.00', agreed: 2, missingHere: 1, missingThere: 1, different: 2 });
    expect(differencesOf(body)).toEqual([
      'missing_here S6 60.00 null',
      'different S4 0.00 40.00',
      'missing_there S2 null 20.00',
      'different S3 25.50 30.00',
    ]);
    expect((body['differences'] as object[])[1]).toMatchObject({ memberId: member, state: 'credited' });
  });

  it.each([
    ['before', -60],
    ['after', 30],
  ])('of a period %s finds what it names all the same, and asks for nothing else', async (_when, inDays) => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const { body } = await compare([{ transaction: 'S1', amount: '10.00' }], { from: at(inDays), to: at(inDays + 30) });
    expect(body).toMatchObject({ agreed: 1, missingHere: 0, missingThere: 0, differences: [] });
  });

  it.each([
    ['an amount that is none', { lines: [{ transaction: 'S1', amount: 'ten' }] }, 'Line 1: the amount must be'],
    ['a transaction with spaces', { lines: [{ transaction: 'S 1', amount: '1' }] }, 'Line 1: a transaction has'],
    ['a period that ends before it begins', { to: '2020-01-01T00:00:00Z' }, 'The period must span'],
    ['an unknown provider', { provider: 'nobody' }, 'There is no such provider'],
    ['more lines than are taken', { lines: Array.from({ length: 10_001 }, () => ({ transaction: 'S1', amount: '1' })) }, ''],
  ])('is refused for %s', async (_what, change, message) => {
    const answer = await compare([], change);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toContain(message);
  });
});

describe('what is owed and promised in all', () => {
  it('by source and wall, with what is on its way and what is held', async () => {
    const member = earn.aMember();
    await earn.admin('PATCH', '/internal/providers/d', { by: 'otto', holdDays: 3 });
    await earn.send(providerCall('d', aClaim({ member, amount: '9.00' })));
    await earn.settled();
    earn.wallet.fail('before');
    await earn.send(providerCall('c', aClaim({ member, amount: '3.00' })));
    const { body } = await earn.admin('GET', '/internal/earning-totals');
    expect(body['totals']).toMatchObject([
      { source: 'wall', provider: 'a', credited: '60.00', sent: '0.00' },
      { source: 'wall', provider: 'b', credited: '100.00', pending: '0.00' },
      { source: 'wall', provider: 'c', credited: '0.00', sent: '3.00', sentCount: 1, oldestSentAt: expect.any(String) as unknown },
      { source: 'wall', provider: 'd', credited: '0.00', sent: '0.00', pending: '9.00' },
    ]);
    earn.wallet.fail('no');
    await earn.settled();

    const [referrer, friend] = [earn.aMember(), earn.aMember()];
    await earn.registered(friend, 'friend', referrer);
    earn.wallet.setTotalEarned(friend, '100.00');
    await earn.as(referrer, 'GET', '/api/rewards');
    expect((await earn.admin('GET', '/internal/owed')).body).toEqual({ pending: '9.00', referralRewards: '100.00', referralCount: 1 });
  });
});
