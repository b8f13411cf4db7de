import { isUuid } from '@facet/service-kit';
import type { WithdrawalContext } from './request-withdrawal.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';
import { outwardState, type Withdrawal } from './withdrawal.ts';

/**
 * The members change their mind while nobody has begun to pay: the money comes back. May be repeated.
 * @throws withdrawal_not_found (404), not_cancellable (409), platform errors when a try to pay it has to be looked up
 * first
 */
export async function cancelWithdrawal(
  { kit: { database }, holds, returnHeld }: Pick<WithdrawalContext, 'kit' | 'holds' | 'returnHeld'>,
  whose: { memberId: string; id: string },
): Promise<Withdrawal> {
  if (!isUuid(whose.id)) throw notFound();
  const row = { member_id: whose.memberId, id: whose.id };
  const voiding = await returnHeld(row, 'cancelled');
  if (voiding) return (await holds.finishVoiding(voiding)) ?? voiding;
  const known = await database<Withdrawal>('withdrawals').where(row).first();
  if (!known || isInvisible(known)) throw notFound();
  if (outwardState(known).payoutState === 'cancelled') return known;
  throw withdrawalErrors('not_cancellable', 'This withdrawal can no longer be cancelled.');
}

/** One that never held money is nothing to the member. */
function isInvisible({ state, ending }: Withdrawal): boolean {
  return state === 'opening' || state === 'refused' || ending === 'refused';
}

const notFound = () => withdrawalErrors('withdrawal_not_found', 'We can’t find this withdrawal. Reload the page.');
