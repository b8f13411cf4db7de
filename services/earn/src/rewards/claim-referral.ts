import { sentence } from '@facet/money-kit';
import { shortName, type Kit, type Transaction } from '@facet/service-kit';
import { promiseEarning } from '../earnings/index.ts';
import { lockMember } from './lock-member.ts';
import { Referral } from './referral.ts';
import { readRewardAmounts } from './reward-amounts.ts';
import { rewardErrors } from './reward-errors.ts';

const MOST_AT_ONCE = 100;

/**
 * Pays for every friend who has reached the goal and was not paid for, once for each; not for one with a chargeback
 * that the wallet has not answered yet. @throws goal_not_reached.
 */
export async function claimReferral(
  transaction: Transaction,
  outbox: Kit['outbox'],
  memberId: string,
): Promise<{ rewardHundredths: bigint; messageIds: string[] }> {
  await lockMember(transaction, memberId);
  const { referralHundredths } = await readRewardAmounts(transaction);
  const reached = await Referral.query(transaction)
    .where('referrer_id', memberId)
    .whereNotNull('reached_at')
    .whereNull('earning_id')
    .whereNull('recheck_at')
    .orderBy('reached_at')
    .limit(MOST_AT_ONCE)
    .forUpdate();
  if (reached.length === 0) throw rewardErrors('goal_not_reached', 'None of your friends has reached the goal yet.');
  const messageIds: string[] = [];
  for (const { referredId, username } of reached) {
    const { earningId, messageId } = await promiseEarning(transaction, outbox, {
      member_id: memberId,
      source: 'referral',
      key: `referral:${referredId}`,
      label: sentence('referral.bonus', { friend: shortName(username) }),
      amount_hundredths: referralHundredths,
    });
    await Referral.query(transaction).findById(referredId).patch({ earningId });
    messageIds.push(messageId);
  }
  return { rewardHundredths: referralHundredths * BigInt(reached.length), messageIds };
}
