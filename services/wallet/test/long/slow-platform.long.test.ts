import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../../src/audit/run-audit.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

const LATENCY_MS = 2_500;
const EACH = 4;

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet({ PLATFORM_DEADLINE_MS: '20000', UNKNOWN_GRACE_MS: '5000' })));
afterAll(() => wallet.remove());

const stateOf = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json().withdrawal.payoutState;

test(
  'two operators who pay at once while each call takes 2.5 s: each one is paid, or told why not and still held; none is unknown for long or bought twice',
  { timeout: 300_000 },
  async () => {
    const held = await Promise.all(Array.from({ length: 2 * EACH }, () => wallet.held(100)));
    wallet.platform.latencyMs = LATENCY_MS;
    const answers = new Map<string, number>();
    const pay = async (own: typeof held): Promise<void> => {
      for (const { id } of own) answers.set(id, (await wallet.process(id, { status: 'completed', autoPayout: true })).statusCode);
    };
    await Promise.all([pay(held.slice(0, EACH)), pay(held.slice(EACH))]);
    const settled = async () => (await Promise.all(held.map(({ id }) => stateOf(id)))).filter((state) => !['paid', 'held'].includes(state));
    await expect.poll(settled, { timeout: 120_000, interval: 500 }).toEqual([]);

    for (const { id, passId } of held) {
      const isPaid = (await stateOf(id)) === 'paid';
      expect(wallet.platform.purchases.filter((purchase) => purchase.passId === passId)).toHaveLength(isPaid ? 1 : 0);
      expect(answers.get(id) === 200 && !isPaid).toBe(false);
    }
    const paid = [...answers.values()].filter((status) => status === 200).length;
    console.info(`${paid} of ${held.length} paid at once; answers: ${[...answers.values()].join(' ')}`);
    // The bot pays one after the other, and what would end too late is not begun: four at best, fewer when busy.
    expect(paid).toBeGreaterThanOrEqual(EACH / 2);

    // Those who were told to wait are paid by the queue.
    const ids = held.map(({ id }) => id);
    await wallet.operator('POST', '/api/admin/withdrawals/process-batch', { ids, status: 'completed', autoPayout: true });
    await expect.poll(() => Promise.all(ids.map(stateOf)), { timeout: 120_000, interval: 500 }).toEqual(ids.map(() => 'paid'));
    expect(held.map(({ passId }) => wallet.platform.purchases.filter((purchase) => purchase.passId === passId).length)).toEqual(
      ids.map(() => 1),
    );
    expect((await runAudit(wallet.service.kit.database)).findings.filter(({ faults }) => faults > 0)).toEqual([]);
  },
);
