import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClaim, type Call, type Claimed, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

const credited = (claimed: Claimed): Claimed => ({ ...claimed, reversal: false });
const reversed = (claimed: Claimed): Claimed => ({ ...claimed, reversal: true });
const verdictOf = async ({ target }: Call) => (await earn.database('postbacks').where({ target }).first('verdict', 'detail')) as unknown;

describe.each(['a', 'b', 'c', 'd'] as const)('wall %s', (wall) => {
  test.each([
    ['credit, reversal', 'cr'],
    ['reversal, credit', 'rc'],
    ['credit, reversal, credit', 'crc'],
    ['reversal, credit, reversal', 'rcr'],
    ['reversal, reversal, credit, credit', 'rrcc'],
    ['credit, credit, reversal, reversal', 'ccrr'],
  ])('leaves nothing after %s', async (_name, order) => {
    const member = earn.aMember();
    const claimed = aClaim({ member, amount: '40.00' });
    for (const step of order) {
      const call = providerCall(wall, { ...claimed, reversal: step === 'r' });
      expect((await earn.send(call)).status).toBe(200);
    }
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
  });

  test('leaves nothing when credits and reversals come at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const member = earn.aMember();
      const claimed = aClaim({ member, amount: '40.00' });
      const steps = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? credited(claimed) : reversed(claimed)));
      const answers = await Promise.all(steps.map((step) => earn.send(providerCall(wall, step))));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      await earn.settled();
      expect(earn.wallet.balanceOf(member)).toBe(0n);
    }
  });

  test.each([
    ['reversals after a credit', credited, reversed],
    ['credits after a reversal', reversed, credited],
  ])('takes one of many %s and answers the rest as duplicates', async (_name, first, then) => {
    const claimed = aClaim({ member: earn.aMember() });
    await earn.send(providerCall(wall, first(claimed)));
    const repeated = providerCall(wall, then(claimed));
    await Promise.all(Array.from({ length: 20 }, () => earn.send(repeated)));
    const verdicts = await earn.database('postbacks').where({ target: repeated.target }).orderBy('verdict').pluck('verdict');
    expect(verdicts).toEqual(['accepted', ...Array.from({ length: 19 }, () => 'duplicate')]);
  });

  test('takes back from whom it was given, whomever the reversal names and whatever amount', async () => {
    const [member, other] = [earn.aMember(), earn.aMember()];
    const claimed = aClaim({ member, amount: '40.00' });
    await earn.send(providerCall(wall, claimed));
    await earn.send(providerCall(wall, aClaim({ member: other, amount: '40.00' })));
    expect((await earn.send(providerCall(wall, { ...claimed, member: other, amount: '99999.00', reversal: true }))).status).toBe(200);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    expect(earn.wallet.balanceOf(other)).toBe(4000n);
  });

  test('cancels a credit that comes later for another member than the reversal named', async () => {
    const member = earn.aMember();
    const claimed = aClaim({ member, amount: '40.00' });
    await earn.send(providerCall(wall, { ...claimed, member: randomUUID(), reversal: true }));
    const credit = providerCall(wall, claimed);
    await earn.send(credit);
    await earn.settled();
    expect(await verdictOf(credit)).toEqual({ verdict: 'accepted', detail: 'reversed before it came' });
    expect(earn.wallet.balanceOf(member)).toBe(0n);
  });

  test('a reversal of what was never credited moves nothing and is kept', async () => {
    const calls = earn.wallet.calls().length;
    const reversal = providerCall(wall, aClaim({ member: earn.aMember(), reversal: true }));
    expect((await earn.send(reversal)).status).toBe(200);
    await earn.settled();
    expect(await verdictOf(reversal)).toEqual({ verdict: 'accepted', detail: 'came before its credit' });
    expect(earn.wallet.calls()).toHaveLength(calls);
  });

  test('one wall’s reversal leaves another wall’s transaction of the same name alone', async () => {
    const member = earn.aMember();
    const other = wall === 'a' ? 'b' : 'a';
    const claimed = aClaim({ member, amount: '40.00' });
    await earn.send(providerCall(other, claimed));
    await earn.send(providerCall(wall, { ...claimed, reversal: true }));
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(4000n);
  });
});

describe('a reversal that overtakes its credit on the way to the wallet', () => {
  test('leaves nothing', async () => {
    const member = earn.aMember();
    const claimed = aClaim({ member, amount: '40.00' });
    earn.wallet.fail('before');
    await earn.send(providerCall('a', claimed));
    await earn.send(providerCall('a', { ...claimed, reversal: true }));
    // The reversal's message is due first.
    await earn
      .database('outbox')
      .where('path', '/internal/transfers')
      .update({ due_at: earn.database.raw(`clock_timestamp() + interval '1 second'`) });
    await earn
      .database('outbox')
      .where('path', '/internal/transfers/reverse')
      .update({ due_at: earn.database.raw('clock_timestamp()') });
    earn.wallet.fail('no');
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    expect(await earn.database('earnings').where({ transaction: claimed.transaction }).first()).toMatchObject({
      credit_status: expect.stringMatching(/ok|cancelled/) as unknown,
      reversal_status: 'ok',
    });
  });
});
