import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await startWallet();
  // The first of all takes seconds where others want the processor too: twenty at once would wait longer for a
  // connection than any may.
  const member = await wallet.member(10_000);
  await withdraw(member, 100, wallet.pass(member, 100).link, 'key-0');
});
afterAll(() => wallet.remove());

const withdraw = (member: FakeMember, amount: unknown, gamepassLink: string, key: string) =>
  wallet.as(member).post('/api/withdraw', { amount, gamepassLink }, { 'idempotency-key': key });
const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();

describe('the same idempotency key', () => {
  test('and body: the same answer, one hold, however many at once', async () => {
    const member = await wallet.member(100_000);
    const { link } = wallet.pass(member, 100);
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(member, '100.00', link, 'key-1')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await balance(member)).toMatchObject({ balance: '900.00', held: '100.00' });
    await wallet.as(member).post(`/api/withdraw/${answers[0]?.json().withdrawal.id}/cancel`);
    expect((await withdraw(member, 100, link, 'key-1')).body).toBe(answers[0]?.body);
    expect(await balance(member)).toMatchObject({ held: '0.00' });
  });

  test('and body, where what is left after the first would not do: the same answer as well', async () => {
    const member = await wallet.member(10_000);
    const { link } = wallet.pass(member, 100);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => withdraw(member, '100.00', link, `key-round-${round}`)));
      expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
      await wallet.as(member).post(`/api/withdraw/${answers[0]?.json().withdrawal.id}/cancel`);
    }
  });

  test('and another body: 422', async () => {
    const member = await wallet.member(100_000);
    await withdraw(member, 100, wallet.pass(member, 100).link, 'key-2');
    const answer = await withdraw(member, 200, wallet.pass(member, 200).link, 'key-2');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('of another member is another key', async () => {
    const [one, two] = [await wallet.member(20_000), await wallet.member(20_000)];
    await withdraw(one, 100, wallet.pass(one, 100).link, 'key-3');
    expect((await withdraw(two, 100, wallet.pass(two, 100).link, 'key-3')).statusCode).toBe(200);
  });
});
