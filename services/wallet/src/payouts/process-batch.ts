import { DomainError } from '@facet/service-kit';
import { readIneligibility } from '../members/index.ts';
import { outwardState, type Withdrawal } from '../withdrawals/index.ts';
import type { PayoutContext } from './payout-context.ts';
import { memberIneligible } from './payout-errors.ts';
import { enqueue } from './payout-queue.ts';
import { findWithdrawal, processWithdrawal, type Decision } from './process-withdrawal.ts';

export interface BatchResult {
  id: string;
  result: 'decided' | 'queued' | 'refused';
  payoutState: string | null;
  message: string | null;
}

/** One decision on many, each for itself. What the bot shall pay waits for its turn: only one purchase goes on at a time. */
export async function processBatch(context: PayoutContext, ids: readonly string[], decision: Decision): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for (const id of new Set(ids)) {
    try {
      results.push(decision.kind === 'auto payout' ? await queue(context, id, decision.by) : await decide(context, id, decision));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      results.push({ id, result: 'refused', payoutState: null, message: error.message });
    }
  }
  return results;
}

async function decide(context: PayoutContext, id: string, decision: Decision): Promise<BatchResult> {
  if (decision.kind === 'paid by hand') await refuseIneligible(context, await findWithdrawal(context.kit.database, id));
  const { decided, withdrawal } = await processWithdrawal(context, id, decision);
  return resultOf(withdrawal, decided ? 'decided' : 'refused');
}

/** Among many nobody is looked at: who owes or is suspended is decided on alone. @throws member_ineligible (409) */
async function refuseIneligible({ kit }: Pick<PayoutContext, 'kit'>, { member_id }: Withdrawal): Promise<void> {
  const why = await readIneligibility(kit.database, member_id);
  if (why !== undefined) throw memberIneligible(why);
}

async function queue({ kit }: PayoutContext, id: string, by: string): Promise<BatchResult> {
  const withdrawal = await findWithdrawal(kit.database, id);
  await refuseIneligible({ kit }, withdrawal);
  const queued = await enqueue(kit.database, withdrawal, by);
  return queued ? resultOf(queued, 'queued') : resultOf(await findWithdrawal(kit.database, id), 'refused');
}

function resultOf(withdrawal: Withdrawal, result: BatchResult['result']): BatchResult {
  const { payoutState } = outwardState(withdrawal);
  return { id: withdrawal.id, result, payoutState, message: result === 'refused' ? overtakenText(withdrawal) : null };
}

export const overtakenText = (withdrawal: Withdrawal): string => {
  const { payoutState } = outwardState(withdrawal);
  const who = withdrawal.decided_by === null ? '' : ` (${withdrawal.decided_by})`;
  if (payoutState === 'unknown')
    return 'It is not known yet whether this gamepass was bought. It cannot be rejected or bought again until that is settled.';
  if (payoutState === 'processing' && withdrawal.reserved_until) return `It is being paid by hand${who}.`;
  return `This withdrawal is ${payoutState} now${who}.`;
};
