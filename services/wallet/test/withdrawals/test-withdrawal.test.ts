import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());

const bodyOf = (gamepassId: number, change: object = {}) => ({
  amount: '100',
  experienceId: '11',
  placeId: '101',
  experienceName: 'World 1',
  gamepassId: String(gamepassId),
  ...change,
});
const ask = (member: FakeMember, body: object, headers: Record<string, string> = {}) =>
  wallet.as(member).post('/api/test-withdraw', body, headers);
const balance = async (member: FakeMember) => (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();

test('reserves money exactly as a normal one, and is told from it by its type', async () => {
  const member = await wallet.member(25_000);
  const { id, link } = wallet.pass(member, 100);
  const answer = await ask(member, bodyOf(id, { experienceName: 'What the page showed' }));
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    {
      success: true,
      message: 'Test Withdrawal Requested',
      withdrawal: { type: 'test', amount: '100.00', payoutState: 'held', experienceName: 'World 1' },
    },
  ]);
  expect(answer.json().withdrawal.gamepassLink).toBe(link.replace('/a-pass', ''));
  expect(await balance(member)).toMatchObject({ balance: '150.00', held: '100.00' });
  expect((await wallet.as(member).get('/api/withdraw/history')).json().withdrawals).toMatchObject([{ type: 'test', cancellable: true }]);
  expect((await wallet.as(member).post(`/api/withdraw/${answer.json().withdrawal.id}/cancel`)).statusCode).toBe(200);
});

test('the same key and body answer the same; the same key for a normal one is another', async () => {
  const member = await wallet.member(25_000);
  const { id, link } = wallet.pass(member, 100);
  const headers = { 'idempotency-key': 'one' };
  const [first, second] = [await ask(member, bodyOf(id), headers), await ask(member, bodyOf(id), headers)];
  expect(second.json()).toEqual(first.json());
  expect((await wallet.as(member).post('/api/withdraw', { amount: 100, gamepassLink: link }, headers)).statusCode).toBe(422);
  expect(await balance(member)).toMatchObject({ held: '100.00' });
});

describe('is refused', () => {
  test('over the balance, in the words of its page', async () => {
    const member = await wallet.member(5_000);
    const answer = await ask(member, bodyOf(wallet.pass(member, 100).id));
    expect([answer.statusCode, answer.json().message]).toEqual([400, "You don't have enough balance for this withdrawal."]);
  });

  test.each([
    { amount: '1e2' },
    { amount: '99' },
    { gamepassId: '0' },
    { gamepassId: 'x/../1' },
    { gamepassId: 5 },
    { placeId: null },
    { experienceName: 7 },
    { userId: 'x' },
  ])('with %j: 400, and nothing is held', async (change) => {
    const member = await wallet.member(25_000);
    expect((await ask(member, bodyOf(wallet.pass(member, 100).id, change))).statusCode).toBe(400);
    expect(await balance(member)).toMatchObject({ balance: '250.00', held: '0.00' });
  });

  test('unless the operators switched it on', async () => {
    const own = await startWallet();
    own.settings.test_withdrawals = 'off';
    const member = await own.member(25_000);
    const answer = await own.as(member).post('/api/test-withdraw', bodyOf(own.pass(member, 100).id));
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'test_withdrawals_off']);
    await own.remove();
  });

  test('while nobody knows whether they did', async () => {
    const own = await startWallet();
    delete own.settings.test_withdrawals;
    const member = await own.member(25_000);
    expect((await own.as(member).post('/api/test-withdraw', bodyOf(own.pass(member, 100).id))).statusCode).toBe(503);
    await own.remove();
  });
});
