import { walletCommands } from '@facet/money-kit';
import type { Outbox, Transaction } from '@facet/service-kit';
import { giveRank, listRanks, rankAt } from '../ranks/index.ts';
import { bonusKey, bonusOf, type Bonus } from './bonus.ts';
import { lockReferrer } from './lock-referrer.ts';

export interface Earning {
  earningId: string;
  memberId: string;
  /** As they are called now; the referrer reads it in their statement. */
  username: string;
  referrerId: string;
  source: string;
  earnedHundredths: bigint;
}

/** The referrer's share of one earning, once, by the rank that they have at this moment. Not when its reversal was quicker. */
export async function creditBonus(transaction: Transaction, outbox: Outbox, earning: Earning): Promise<void> {
  const ranks = await listRanks(transaction);
  const referrer = await lockReferrer(transaction, earning.referrerId, ranks);
  const rank = rankAt(ranks, referrer.total);
  const amount = bonusOf(earning.earnedHundredths, rank.bonus_percent);
  const stored = await transaction<Bonus>('referral_bonuses')
    .insert({
      earning_id: earning.earningId,
      referrer_id: earning.referrerId,
      referred_id: earning.memberId,
      state: 'credited',
      source: earning.source,
      earned: earning.earnedHundredths,
      bonus_percent: rank.bonus_percent,
      amount,
    })
    .onConflict('earning_id')
    .ignore()
    .returning('earning_id');
  if (stored.length === 0 || amount === 0n) return;
  await outbox.send(
    transaction,
    walletCommands.credit({
      key: bonusKey(earning.earningId),
      memberId: earning.referrerId,
      amountHundredths: amount,
      type: 'referral_bonus',
      account: 'referral',
      reason: `Referral bonus: ${earning.username} earned`,
    }),
  );
  const total = referrer.total + amount;
  await transaction('referrers').where({ member_id: earning.referrerId }).update({ total });
  await giveRank(transaction, outbox, { ...referrer, total }, ranks);
}
