import { MAX_MEMBERS, totalsEarned } from '@facet/money-kit';
import { type BackgroundJob, inTransaction, type Kit, repeat, type Transaction } from '@facet/service-kit';
import { reverseEarning } from '../earnings/index.ts';
import type { Friend } from './friends.ts';
import { lockMember } from './lock-member.ts';
import { readRewardAmounts } from './reward-amounts.ts';

const INTERVAL_MS = 1_000;

/**
 * After a chargeback: a referred friend is looked at again once the wallet has the reversal, and nothing is claimed for them before. Each one, not
 * only who has reached the goal: a total that was asked for before the reversal may still come and say so.
 */
export async function recheckFriend(transaction: Transaction, memberId: string): Promise<void> {
  await transaction('referrals')
    .where({ referred_id: memberId })
    .update({ recheck_at: transaction.raw('clock_timestamp()') });
}

/** Takes back the bonus for a friend whom chargebacks left below the goal; one that was not claimed yet has to be reached again. */
export function friendRechecker(kit: Kit): BackgroundJob {
  return repeat({ log: kit.log, name: 'the second look at referred friends', everyMs: INTERVAL_MS }, async () => {
    const due = await dueFriends(kit);
    if (due.length === 0) return;
    const totals = await totalsEarned(
      kit,
      due.map(({ friendId }) => friendId),
    );
    for (const one of due)
      await inTransaction(kit.database, (transaction) => recheck(transaction, kit.outbox, one, totals.get(one.friendId) ?? 0n)).catch(
        (error: unknown) => kit.log.error({ err: error, friendId: one.friendId }, 'rewards: a friend could not be looked at again'),
      );
  });
}

interface Due {
  friendId: string;
  /** As text: a JavaScript date would lose the microseconds. */
  since: string;
}

/** Not before the wallet has answered every reversal: until then it would say the old total. */
async function dueFriends({ database }: Kit): Promise<Due[]> {
  return await database('referrals')
    .whereNotNull('recheck_at')
    .whereRaw(`not exists (select from earnings where member_id = referred_id and state = 'reversed' and reversal_status is null)`)
    .orderBy('recheck_at')
    .limit(MAX_MEMBERS)
    .select({ friendId: 'referred_id', since: database.raw('recheck_at::text') });
}

/** Not when another replica was faster, or another chargeback came: then the total is an older one than what is waited for. */
async function recheck(transaction: Transaction, outbox: Kit['outbox'], { friendId, since }: Due, totalHundredths: bigint): Promise<void> {
  const { referrer_id: referrerId } = await transaction('referrals')
    .where({ referred_id: friendId })
    .first<{ referrer_id: string }>('referrer_id');
  await lockMember(transaction, referrerId);
  const friend: Friend | undefined = await transaction<Friend>('referrals')
    .where('referred_id', friendId)
    .whereRaw('recheck_at::text = ?', [since])
    .forUpdate()
    .first();
  if (!friend) return;
  const { referralGoalHundredths } = await readRewardAmounts(transaction);
  const isBelow = totalHundredths < referralGoalHundredths;
  if (isBelow && friend.earning_id !== null) await reverseEarning(transaction, outbox, friend.earning_id);
  await transaction('referrals')
    .where({ referred_id: friendId })
    .update({
      recheck_at: null,
      // An answer to a question from before is worth nothing now.
      asked_at: transaction.raw('clock_timestamp()'),
      total_earned_hundredths: totalHundredths.toString(),
      ...(isBelow && friend.earning_id === null ? { reached_at: null } : {}),
    });
}
