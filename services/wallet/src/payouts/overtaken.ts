import type { DomainError } from '@facet/service-kit';
import { outwardState, type Withdrawal } from '../withdrawals/index.ts';
import { payoutErrors } from './payout-errors.ts';
import { findWithdrawal } from './process-withdrawal.ts';
import { readPayout, type Reading } from './read-payout.ts';

/** already_decided (409): another decision was quicker, or this one does not fit; with the withdrawal as it is now. */
export async function overtaken(context: Reading, id: string): Promise<DomainError> {
  const now = await findWithdrawal(context.kit.database, id);
  const { withdrawal } = await readPayout(context, now);
  return payoutErrors('already_decided', overtakenText(now), { details: { withdrawal } });
}

export function overtakenText(withdrawal: Withdrawal): string {
  const { payoutState } = outwardState(withdrawal);
  const who = withdrawal.decided_by === null ? '' : ` (${withdrawal.decided_by})`;
  if (payoutState === 'unknown')
    return 'It is not known yet whether this gamepass was bought. It cannot be rejected or bought again until that is settled.';
  if (payoutState === 'processing' && withdrawal.reserved_until) return `It is being paid by hand${who}.`;
  return `This withdrawal is ${payoutState} now${who}.`;
}
