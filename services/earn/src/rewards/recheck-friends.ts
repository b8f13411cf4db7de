import { MAX_MEMBERS, totalsEarned } from '@facet/money-kit';
import { type BackgroundJob, databaseTime, inTransaction, type Kit, repeat, type Transaction } from '@facet/service-kit';
import { reverseEarning } from '../earnings/index.ts';
import { lockMember } from './lock-member.ts';
import { Referral } from './referral.ts';
import { goalThen, readRewardAmounts } from './reward-amounts.ts';

const INTERVAL_MS = 1_000;

/**
 * After a chargeback: a referred friend is looked at again once the wallet has the reversal, and nothing is claimed for
 * them before. Each one, not only who has reached the goal: a total that was asked for before the reversal may still
 * come and say so.
 */
export async function recheckFriend(transaction: Transaction, memberId: string): Promise<void> {
  await Referral.query(transaction).findById(memberId).patch({ recheckAt: databaseTime });
}

/**
 * Takes back the bonus for a friend whom chargebacks left below the goal; one that was not claimed yet has to be
 * reached again.
 */
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
  return Referral.query(database)
    .whereNotNull('recheck_at')
    .whereRaw(`not exists (select from earnings where member_id = referred_id and state = 'reversed' and reversal_status is null)`)
    .orderBy('recheck_at')
    .limit(MAX_MEMBERS)
    .select('referred_id as friend_id', database.raw('recheck_at::text as since'))
    .castTo<Due[]>();
}

/**
 * Not when another replica was faster, or another chargeback came: then the total is an older one than what is waited
 * for.
 */
async function recheck(transaction: Transaction, outbox: Kit['outbox'], { friendId, since }: Due, totalHundredths: bigint): Promise<void> {
  const { referrerId } = await Referral.query(transaction).findById(friendId).throwIfNotFound();
  await lockMember(transaction, referrerId);
  const friend = await Referral.query(transaction).findById(friendId).whereRaw('recheck_at::text = ?', [since]).forUpdate();
  if (!friend) return;
  const { referralGoalHundredths } = await readRewardAmounts(transaction);
  const isBelow = totalHundredths < goalThen(friend.reachedGoalHundredths, referralGoalHundredths);
  if (isBelow && friend.earningId !== null) await reverseEarning(transaction, outbox, friend.earningId);
  await Referral.query(transaction)
    .findById(friendId)
    .patch({
      recheckAt: null,
      // An answer to a question from before is worth nothing now.
      askedAt: databaseTime,
      totalEarnedHundredths: totalHundredths,
      ...(isBelow && friend.earningId === null ? { reachedAt: null, reachedGoalHundredths: null } : {}),
    });
}
