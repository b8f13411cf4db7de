import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceProcess } from '@facet/service-kit/testing';
import { runAudit } from '../../src/audit/run-audit.ts';
import { operateProcess, startWalletProcess } from './wallet-process.ts';
import type { PurchaseFault } from './platform.ts';
import type { TestWallet } from './wallet.ts';

/** What a purchase meets, in turn; nothing at all as often as a fault. */
const FAULTS: readonly (PurchaseFault | undefined)[] = [
  undefined,
  'hang-after-buying',
  undefined,
  'rate-limited',
  undefined,
  'error',
  undefined,
  'cut-after-buying',
  undefined,
  'challenge',
  undefined,
  'error-after-buying',
  undefined,
  'hang',
  undefined,
  'nonsense-after-buying',
];
const OPERATORS = 6;
/** Short ones: the longest try takes 300 ms, so that what is older than 800 ms is interrupted. */
const VARIABLES = { PLATFORM_DEADLINE_MS: '150', SWEEP_AFTER_MS: '800', UNKNOWN_GRACE_MS: '400', BOT_COOKIE: 'good-cookie' };

interface Open {
  id: string;
  payoutState: string;
}

/**
 * Operators pay and reject in a service that is killed again and again at any moment, while the platform fails in every
 * way. Ends when nothing is open any more.
 */
export async function killPayouts(wallet: TestWallet, { payouts, kills }: { payouts: number; kills: number }) {
  const passes = new Map<string, number>();
  for (let number = 0; number < payouts; number++) {
    const { id, passId } = await wallet.held(100);
    passes.set(id, passId);
  }
  let turn = 0;
  let faulty = true;
  wallet.platform.purchaseFault = () => (faulty ? FAULTS[turn++ % FAULTS.length] : undefined);

  let service: ServiceProcess = await startWalletProcess(wallet, VARIABLES);
  const operator = (path: string, body?: object) => operateProcess(wallet, service, `/api/admin/${path}`, body);
  const openOnes = async (): Promise<Open[] | undefined> => {
    const response = await operator('withdrawals?type=normal&status=pending&limit=200');
    const answer = (await response?.json().catch(() => undefined)) as { withdrawals: Open[] } | undefined;
    return answer?.withdrawals;
  };
  const operate = async (): Promise<void> => {
    for (;;) {
      const open = await openOnes();
      if (open?.length === 0) return;
      const held = open?.filter(({ payoutState }) => payoutState === 'held') ?? [];
      const one = held[randomInt(Math.max(held.length, 1))];
      // who asked for a challenge needs a new cookie: an owner gives it
      await operator('update-roblox-cookie', { roblosecurityCookie: 'good-cookie' });
      if (!one) await pause(20);
      else if (randomInt(20) === 0) await operator(`withdrawals/${one.id}/process`, { status: 'failed', rejectionReason: 'No' });
      else await operator(`withdrawals/${one.id}/process`, { status: 'completed', autoPayout: true });
    }
  };
  const operators = Promise.all(Array.from({ length: OPERATORS }, operate));
  for (let kill = 0; kill < kills; kill++) {
    await pause(randomInt(400));
    await service.kill();
    service = await startWalletProcess(wallet, VARIABLES);
  }
  faulty = false;
  await operators;
  await service.kill();
  return { kills, ...(await compare(wallet, passes)) };
}

/** What the wallet says against what the platform sold. */
async function compare(wallet: TestWallet, passes: ReadonlyMap<string, number>) {
  const rows: { id: string; state: string }[] = await wallet.service.kit
    .database('withdrawals')
    .whereIn('id', [...passes.keys()])
    .select('id', 'state');
  const boughtTimes = (id: string): number => wallet.platform.purchases.filter(({ passId }) => passId === passes.get(id)).length;
  const report = await runAudit(wallet.service.kit.database);
  return {
    paid: rows.filter(({ state }) => state === 'paid').length,
    rejected: rows.filter(({ state }) => state === 'rejected').length,
    open: rows.filter(({ state }) => state !== 'paid' && state !== 'rejected').length,
    paidTwice: rows.filter(({ id }) => boughtTimes(id) > 1),
    paidUnbought: rows.filter(({ id, state }) => state === 'paid' && boughtTimes(id) === 0),
    boughtUnpaid: rows.filter(({ id, state }) => state !== 'paid' && boughtTimes(id) > 0),
    faults: report.findings.filter(({ faults }) => faults > 0),
  };
}
