import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

/**
 * The deadline of one call is longer than what an operator's call may take: what is left of that counts, a fraction of
 * a millisecond and all.
 */
let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ PLATFORM_DEADLINE_MS: '20000', UNKNOWN_GRACE_MS: '200' })));
afterAll(() => wallet.remove());

const stateOf = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json().withdrawal.payoutState;
const bought = (passId: number) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length;
const clean = async () => expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults }) => faults > 0)).toEqual([]);

test('two operators at once: one waits for the other, and both are paid', async () => {
  const held = [await wallet.held(100), await wallet.held(100)];
  wallet.platform.latencyMs = 150;
  const answers = await Promise.all(held.map(({ id }) => wallet.process(id, { status: 'completed', autoPayout: true })));
  wallet.platform.latencyMs = 0;
  expect(answers.map(({ statusCode, body }) => [statusCode, statusCode === 200 ? '' : body])).toEqual([
    [200, ''],
    [200, ''],
  ]);
  expect(held.map(({ passId }) => bought(passId))).toEqual([1, 1]);
  await clean();
});

test('a queue: all are paid, none twice', async () => {
  const held = await Promise.all(Array.from({ length: 4 }, () => wallet.held(100)));
  wallet.platform.latencyMs = 150;
  const ids = held.map(({ id }) => id);
  await wallet.operator('POST', '/api/admin/withdrawals/process-batch', { ids, status: 'completed', autoPayout: true });
  await expect.poll(() => Promise.all(ids.map(stateOf)), { timeout: 15_000 }).toEqual(['paid', 'paid', 'paid', 'paid']);
  wallet.platform.latencyMs = 0;
  expect(held.map(({ passId }) => bought(passId))).toEqual([1, 1, 1, 1]);
  await clean();
});
