import { afterAll, beforeAll, expect, test } from 'vitest';
import { revenueMicros } from '../src/walls/revenue.ts';
import { ratioAlert } from '../src/walls/reward-ratio.ts';
import { recipeOf } from '../src/walls/catalogue.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
  // wall a says that it pays us $ 0.50 for each of these
  await earn.operator('PATCH', '/api/admin/providers/a', { ratePerUsd: '100', rateTolerancePercent: 10 });
});
afterAll(() => earn.close());

const lines = async (query: string) =>
  (await earn.operator('GET', `/api/admin/postbacks?${query}`)).body as { postbacks: object[]; total: number };

test('a reward that does not fit what the wall pays us is credited, marked, counted and listed', async () => {
  const member = earn.aMember();
  await earn.send(providerCall('a', aClaim({ member, amount: '50.00' })));
  const odd = aClaim({ member, amount: '500.00' });
  await earn.send(providerCall('a', odd));
  await earn.send(providerCall('a', odd));
  await earn.settled();
  expect(earn.wallet.balanceOf(member)).toBe(55_000n);
  const marked = await lines('alert=true');
  expect(marked.total).toBe(1);
  expect(marked.postbacks).toMatchObject([
    { transaction: odd.transaction, verdict: 'accepted', alert: 'R$ 1000.00 for a dollar, where R$ 100.00 is set' },
  ]);
  const { body } = await earn.operator('GET', '/api/admin/providers');
  expect((body['providers'] as object[])[0]).toMatchObject({
    id: 'a',
    activity: { accepted: 2, duplicate: 1, alerts: 1, median: '50.00' },
  });
  const { body: money } = await earn.operator('GET', '/api/admin/money/walls');
  expect(money).toMatchObject({ days: 7, walls: [{ id: 'a', accepted: 2, alerts: 1, median: '50.00' }] });
  expect((await earn.operator('GET', '/api/admin/postbacks/counts?provider=a')).body).toEqual({
    counts: [
      { verdict: 'accepted', reason: null, count: 2 },
      { verdict: 'duplicate', reason: null, count: 1 },
    ],
    reversed: 0,
    alerts: 1,
  });
  expect(await earn.service.kit.metrics.metrics()).toMatch(/^wall_ratio_alerts_total\{[^}]*wall="a"[^}]*\} 1$/m);
});

test('a wall without a rate, or that does not say what it pays us, is not compared', async () => {
  const member = earn.aMember();
  await earn.send(providerCall('b', aClaim({ member, amount: '5000.00' })));
  await earn.send(providerCall('a', aClaim({ member, amount: '5000.00', parameters: { amount_usd: null } })));
  await earn.settled();
  expect(earn.wallet.balanceOf(member)).toBe(1_000_000n);
  expect((await lines(`search=${member}&alert=true`)).total).toBe(0);
});

test.each([
  [10_000n, 1_000_000n, null],
  [11_000n, 1_000_000n, null],
  [11_001n, 1_000_000n, 'R$ 110.01 for a dollar, where R$ 100.00 is set'],
  [8_999n, 1_000_000n, 'R$ 89.99 for a dollar, where R$ 100.00 is set'],
  [1n, 100n, null],
  [500n, 0n, 'R$ 5.00 for nothing'],
  [500n, null, null],
])('%s hundredths for %s micros at 100 with 10 %%', (reward, micros, expected) => {
  expect(ratioAlert({ ratePerUsdHundredths: 10_000n, rateTolerancePercent: 10 }, reward, micros)).toBe(expected);
});

test.each([
  ['a', 'amount_usd', '0.50', 500_000n],
  ['a', 'amount_usd', '0.0000019', 1n],
  ['a', 'amount_usd', '-1', null],
  ['a', 'amount_usd', '1e3', null],
  ['pollfish', 'cpa', '30', 300_000n],
  ['inbrain', 'RevenueAmount', '0.35', 350_000n],
  ['notik', 'payout', '3', null],
])('%s says %s=%s', (provider, parameter, value, micros) => {
  expect(revenueMicros(recipeOf(provider), new Map([[parameter, value]]))).toBe(micros);
});
