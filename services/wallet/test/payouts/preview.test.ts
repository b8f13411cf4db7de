import { uuidv7 } from '@facet/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await startWallet();
  wallet.settings.payout_daily_cap = '350';
});
afterAll(() => wallet.remove());

const URL = '/api/admin/withdrawals/process-batch';
const preview = async (ids: string[], decision: object) => (await wallet.operator('POST', URL, { dryRun: true, ids, ...decision })).json();
const held = async (price: number) => (await wallet.held(price)).id;

test('says which can be decided, why the others cannot, and the sum; and changes nothing', async () => {
  const [first, { id: paid, passId }, second] = [await held(100), await wallet.held(200), await held(300)];
  await wallet.payByHand(paid, passId, 200);
  const nobody = uuidv7();
  const ids = [first, paid, nobody, 'nonsense', second];
  expect(await preview(ids, { status: 'completed' })).toMatchObject({
    dryRun: true,
    possibleCount: 2,
    impossibleCount: 3,
    possibleSum: '400.00',
    results: [
      { id: first, possible: true, why: null, amount: '100.00' },
      { id: paid, possible: false, why: 'This withdrawal is paid now (ada).' },
      { id: nobody, possible: false, why: 'There is no such withdrawal.', username: null, amount: null },
      { id: 'nonsense', possible: false },
      { id: second, possible: true },
    ],
  });
  expect((await wallet.operator('GET', `/api/admin/withdrawals/${first}`)).json().withdrawal.payoutState).toBe('held');
});

test('counts what the bot may still pay today: what fits is taken, in the order asked for', async () => {
  const ids = [await held(200), await held(300), await held(100)];
  const { results, possibleSum } = await preview(ids, { status: 'completed', autoPayout: true });
  expect(results.map(({ possible }: { possible: boolean }) => possible)).toEqual([true, false, true]);
  expect(results[1].why).toBe('It would exceed what the bot may pay out today.');
  expect(possibleSum).toBe('300.00');
});

test('a bot that is offline pays none, rejecting needs no bot', async () => {
  const id = await held(100);
  wallet.platform.failures.set('/authenticated', { status: 500 });
  expect(await preview([id], { status: 'completed', autoPayout: true })).toMatchObject({ possibleCount: 0, possibleSum: '0.00' });
  expect(await preview([id], { status: 'failed' })).toMatchObject({ possibleCount: 1, possibleSum: '100.00' });
  wallet.platform.failures.clear();
});

test('is recorded nowhere, and bounded', async () => {
  expect(await wallet.acts('withdrawal.reject')).toEqual([]);
  for (const ids of [[], ['x', 'x'], Array.from({ length: 101 }, (_, index) => String(index))])
    expect((await wallet.operator('POST', URL, { dryRun: true, ids, status: 'failed' })).statusCode).toBe(400);
});
