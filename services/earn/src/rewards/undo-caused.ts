import type { Kit, Transaction } from '@facet/service-kit';
import type { Earning } from '../earnings/index.ts';
import { recheckFriend } from './recheck-friends.ts';
import { undoWeekly } from './undo-weekly.ts';

/** Undoes the rewards that a charged-back earning had caused. `earning` is as it was before it was taken back. */
export async function undoCausedRewards(transaction: Transaction, outbox: Kit['outbox'], earning: Earning): Promise<void> {
  await undoWeekly(transaction, outbox, earning);
  await recheckFriend(transaction, earning.member_id);
}
