import { eachAlone } from '@facet/service-kit';
import type { Withdrawal } from '../withdrawals/index.ts';
import type { Attempt } from './attempt.ts';
import type { PayoutContext } from './payout-context.ts';
import { attemptsOf, finishPayout, giveBack, recordUnknown } from './payout-steps.ts';

const AT_ONCE = 100;
const INTERRUPTED = 'The purchase was interrupted. The platform is being asked whether it happened.';
const RESERVATION_OVER = 'Nobody said whether it was bought by hand. The platform is being asked whether it happened.';

/**
 * Goes on with payouts whose process was killed, from the step that their rows tell. `afterMs`: longer than any try
 * takes.
 */
export async function recoverInterrupted(context: PayoutContext, afterMs: number): Promise<void> {
  const { database, log } = context.kit;
  const left: Withdrawal[] = await database<Withdrawal>('withdrawals')
    .where({ state: 'processing' })
    .whereRaw("changed_at < clock_timestamp() - ? * interval '1 millisecond'", [afterMs])
    .whereRaw('(reserved_until is null or reserved_until < clock_timestamp())')
    .orderBy('changed_at')
    .limit(AT_ONCE);
  await eachAlone({ log, name: 'payouts: going on with interrupted ones' }, left, async (withdrawal) => {
    const attempts: Attempt[] = await attemptsOf(database, withdrawal).orderBy('id', 'desc');
    const step = await recover(context, withdrawal, attempts);
    log.info({ withdrawalId: withdrawal.id, step }, 'payouts: went on with an interrupted one');
  });
}

async function recover({ kit, ledger }: PayoutContext, withdrawal: Withdrawal, attempts: readonly Attempt[]): Promise<string> {
  const [newest] = attempts;
  if (!newest) throw new Error(`${withdrawal.id} is being paid by nobody`);
  const paying = { withdrawal, attempt: newest };
  if (attempts.some(({ outcome }) => outcome === 'bought')) {
    await finishPayout(kit.database, ledger, withdrawal);
    return 'paid';
  }
  if (newest.buying_at === null) {
    await giveBack(kit.database, paying);
    return 'given back';
  }
  await recordUnknown(kit.database, paying, newest.kind === 'hand' ? RESERVATION_OVER : INTERRUPTED);
  return 'unknown';
}
