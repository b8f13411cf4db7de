import { inTransaction } from '@facet/service-kit';
import type { Ending, Withdrawal } from '../withdrawals/index.ts';
import type { Attempt } from './attempt.ts';
import { findPurchase } from './find-purchase.ts';
import type { PayoutContext } from './payout-context.ts';
import { cannotTell } from './payout-errors.ts';
import { attemptsOf, paidAnother, reopenHeld } from './payout-steps.ts';

/**
 * Begins to give held money back, to the member's cancel or an operator's rejection. When a try had begun to buy, the
 * platform is asked first, whatever that try was taken for. Undefined: it is not held (any more), or may be bought;
 * then it is unknown now.
 * @throws platform errors: who cannot be asked gives nothing back
 */
export async function returnHeld(
  context: PayoutContext,
  { member_id, id }: Pick<Withdrawal, 'member_id' | 'id'>,
  ending: Exclude<Ending, 'refused'>,
  decision?: { by: string; reason: string },
): Promise<Withdrawal | undefined> {
  const { database } = context.kit;
  const held = await database<Withdrawal>('withdrawals').where({ member_id, id, state: 'held' }).first();
  if (!held) return undefined;
  const begun: Attempt[] = await attemptsOf(database, held).whereNotNull('buying_at').orderBy('buying_at');
  const [first] = begun;
  if (first && (await mayBeBought(context, held, begun))) {
    await reopenHeld(database, held, first, 'The platform says that it may have been bought after all. It is being asked.');
    return undefined;
  }
  return inTransaction(database, async (transaction) => {
    await transaction('withdrawals').where({ member_id, id }).forUpdate().first('id');
    const now = await attemptsOf(transaction, held).whereNotNull('buying_at').count<{ count: bigint }[]>();
    // somebody tried to pay it while the platform was asked
    if (Number(now[0]?.count) !== begun.length) return undefined;
    const { by: decided_by = null, reason = null } = decision ?? {};
    return context.holds.beginVoiding(transaction, held, 'held', { ending, reason, decided_by });
  });
}

/** @throws platform errors, payouts_unavailable (503) */
async function mayBeBought(context: PayoutContext, held: Withdrawal, begun: readonly Attempt[]): Promise<boolean> {
  if (await paidAnother(context.kit.database, held)) return false;
  const firstTries = [...new Map(begun.toReversed().map((attempt) => [attempt.buyer_user_id, attempt])).values()];
  const found = await Promise.all(firstTries.map((attempt) => findPurchase(context, attempt, attempt.buying_at ?? attempt.started_at)));
  if (found.some(({ kind }) => kind === 'bought' || kind === 'owned' || kind === 'other amount')) return true;
  if (found.some(({ kind }) => kind === 'cannot tell')) throw cannotTell();
  return false;
}
