import { afterAll, beforeAll, expect, test } from 'vitest';
import { killPayouts } from '../support/kill-payouts.ts';
import { operateProcess, startWalletProcess } from '../support/wallet-process.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ SWEEP_AFTER_MS: '600000', UNKNOWN_GRACE_MS: '600000' })));
afterAll(() => wallet.remove());

test('12 payouts with every fault of the platform and kill -9 of the service: each is paid at most once, none is lost', async () => {
  const report = await killPayouts(wallet, { payouts: 12, kills: 2 });
  expect(report).toMatchObject({ kills: 2, open: 0, paidTwice: [], paidUnbought: [], boughtUnpaid: [], faults: [] });
  expect(report.paid + report.rejected).toBe(12);
});

test('the bot’s cookie is in no line of the log, whatever fails', async () => {
  const secret = 'a-very-secret-cookie';
  wallet.platform.accounts.set(secret, { id: 997, name: 'Third' });
  const service = await startWalletProcess(wallet, { PLATFORM_DEADLINE_MS: '5000' }, 'trace');
  const operate = async (path: string, body: object) => (await operateProcess(wallet, service, `/api/admin/${path}`, body))?.status;
  const replace = (roblosecurityCookie: string) => operate('update-roblox-cookie', { roblosecurityCookie });
  expect(await replace(secret)).toBe(200);
  const { id } = await wallet.held(100);
  wallet.platform.purchaseFault = 'error';
  expect(await operate(`withdrawals/${id}/process`, { status: 'completed', autoPayout: true })).toBe(202);
  wallet.platform.failures.set('/authenticated', { status: 500 });
  expect(await replace(secret)).toBe(502);
  expect(await replace(`${secret};`)).toBe(400);
  await service.kill();
  expect(service.written()).toContain('request failed');
  expect(service.written()).not.toContain(secret);
});
