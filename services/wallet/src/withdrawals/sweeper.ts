import { eachAlone, repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import type { Ledger } from '../ledger/index.ts';
import { beginVoiding, finishVoiding } from './withdrawal-steps.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface SweepContext {
  kit: Pick<Kit, 'database' | 'log'>;
  ledger: Ledger;
  sweepAfterMs: number;
}

const SWEPT_AT_ONCE = 100;

/** Ends what stopped half way: an opening is voided before its money is looked for, a voiding is finished. */
export async function sweepWithdrawals({ kit, ledger, sweepAfterMs }: SweepContext): Promise<void> {
  const { database, log } = kit;
  const left: Withdrawal[] = await database<Withdrawal>('withdrawals')
    .whereIn('state', ['opening', 'voiding'])
    .whereRaw("changed_at < clock_timestamp() - ? * interval '1 millisecond'", [sweepAfterMs])
    .orderBy('changed_at')
    .limit(SWEPT_AT_ONCE);
  await eachAlone({ log, name: 'withdrawals: sweeping' }, left, async (withdrawal) => {
    const voiding = withdrawal.state === 'opening' ? await beginVoiding(database, withdrawal, 'opening', 'refused') : withdrawal;
    if (voiding) await finishVoiding(database, ledger, voiding);
    log.info({ withdrawalId: withdrawal.id, state: withdrawal.state }, 'withdrawals: swept');
  });
}

/** Sweeps again and again, on every replica: each step has one winner. */
export function withdrawalSweeper(context: SweepContext): BackgroundJob {
  const everyMs = Math.max(20, Math.min(5_000, context.sweepAfterMs / 2));
  return repeat({ log: context.kit.log, name: 'withdrawals: sweeping', everyMs }, () => sweepWithdrawals(context));
}
