import { sentence, walletCommands } from '@facet/money-kit';
import { shortName, type Outbox, type Transaction } from '@facet/service-kit';
import { giveRank, listRanks, rankAt } from '../ranks/index.ts';
import { bonusKey, bonusOf } from './bonus.ts';
import { lockReferrer } from './lock-referrer.ts';
import { ReferralBonus } from './referral-bonus.ts';

export interface Earning {
  earningId: string;
  memberId: string;
  /** As they are called now; the referrer reads it in their statement. */
  username: string;
  referrerId: string;
  source: string;
  earnedHundredths: bigint;
}

/**
 * The referrer's share of one earning, once, by the rank that they have at this moment. Not when its reversal was
 * quicker.
 */
export async function creditBonus(transaction: Transaction, outbox: Outbox, earning: Earning): Promise<void> {
  const ranks = await listRanks(transaction);
  const referrer = await lockReferrer(transaction, earning.referrerId, ranks);
  const rank = rankAt(ranks, referrer.total);
  const amount = bonusOf(earning.earnedHundredths, rank.bonusPercent);
  const bonus = {
    earningId: earning.earningId,
    referrerId: earning.referrerId,
    referredId: earning.memberId,
    state: 'credited' as const,
    source: earning.source,
    earned: earning.earnedHundredths,
    bonusPercent: rank.bonusPercent,
    amount,
  };
  const stored = await ReferralBonus.insertNew(transaction, bonus, 'earning_id');
  if (!stored || amount === 0n) return;
  await outbox.send(
    transaction,
    walletCommands.credit({
      key: bonusKey(earning.earningId),
      memberId: earning.referrerId,
      amountHundredths: amount,
      type: 'referral_bonus',
      account: 'referral',
      reason: sentence('referral.share', { friend: shortName(earning.username) }),
    }),
  );
  const total = referrer.total + amount;
  await referrer.$query(transaction).patch({ total });
  await giveRank(transaction, outbox, referrer, ranks);
}
