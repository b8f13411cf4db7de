import { afterAll, beforeAll, expect, test } from 'vitest';
import { killPayouts } from '../support/kill-payouts.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ SWEEP_AFTER_MS: '600000', UNKNOWN_GRACE_MS: '600000' })));
afterAll(() => wallet.remove());

test('200 payouts with every fault of the platform and kill -9 of the service: each is paid at most once, none is lost', async () => {
  const report = await killPayouts(wallet, { payouts: 200, kills: 40 });
  expect(report).toMatchObject({ kills: 40, open: 0, paidTwice: [], paidUnbought: [], boughtUnpaid: [], faults: [] });
  expect(report.paid + report.rejected).toBe(200);
});
