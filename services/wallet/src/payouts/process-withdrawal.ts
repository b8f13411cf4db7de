import { isUuid, type Database } from '@facet/service-kit';
import type { Withdrawal } from '../withdrawals/index.ts';
import { payByBot } from './pay-by-bot.ts';
import type { PayoutContext } from './payout-context.ts';
import { payoutErrors } from './payout-errors.ts';
import { payByHand } from './pay-by-hand.ts';
import { returnHeld } from './return-held.ts';

/** What an operator decides. */
export type Decision =
  | { kind: 'reject'; reason: string; by: string }
  | { kind: 'paid by hand'; by: string }
  | { kind: 'auto payout'; by: string };

/**
 * One decision on one withdrawal: of however many at once one wins. Undefined: another was quicker, or this one does
 * not fit its state.
 * @throws payoutErrors, platform errors
 */
export function processWithdrawal(context: PayoutContext, withdrawal: Withdrawal, decision: Decision): Promise<Withdrawal | undefined> {
  switch (decision.kind) {
    case 'reject':
      return reject(context, withdrawal, decision);
    case 'paid by hand':
      return payByHand(context, withdrawal, decision.by);
    case 'auto payout':
      return payByBot(context, withdrawal, decision);
    default:
      return decision satisfies never;
  }
}

/** The money comes back once. Only what is held: one that may have been bought is not rejected. */
async function reject(
  context: PayoutContext,
  withdrawal: Withdrawal,
  decision: { by: string; reason: string },
): Promise<Withdrawal | undefined> {
  const voiding = await returnHeld(context, withdrawal, 'rejected', decision);
  return voiding && ((await context.holds.finishVoiding(voiding)) ?? findWithdrawal(context.kit.database, withdrawal.id));
}

/** One that held money. @throws withdrawal_not_found (404) */
export async function findWithdrawal(database: Database, id: string): Promise<Withdrawal> {
  const withdrawal = isUuid(id)
    ? await database<Withdrawal>('withdrawals')
        .where({ id })
        .whereNotIn('state', ['opening', 'refused'])
        .whereRaw("ending is distinct from 'refused'")
        .first()
    : undefined;
  if (!withdrawal) throw payoutErrors('withdrawal_not_found', 'There is no such withdrawal.');
  return withdrawal;
}
