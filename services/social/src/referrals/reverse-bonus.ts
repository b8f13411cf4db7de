import { walletCommands } from '@facet/money-kit';
import type { Outbox, Transaction } from '@facet/service-kit';
import { giveRank, listRanks } from '../ranks/index.ts';
import { bonusKey, type Bonus } from './bonus.ts';
import { lockReferrer } from './lock-referrer.ts';

/** Takes back the bonus of an earning that was charged back, once. One that comes before its credit cancels it. */
export async function reverseBonus(
  transaction: Transaction,
  outbox: Outbox,
  earning: { earningId: string; memberId: string },
): Promise<void> {
  await transaction<Bonus>('referral_bonuses')
    .insert({ earning_id: earning.earningId, referred_id: earning.memberId, state: 'cancelled', amount: 0n })
    .onConflict('earning_id')
    .ignore();
  const found = (await transaction<Bonus>('referral_bonuses').where({ earning_id: earning.earningId }).first()) as Bonus;
  if (found.state !== 'credited' || found.referrer_id === null) return;
  const ranks = await listRanks(transaction);
  // The referrer before the bonus, as when it is credited.
  const referrer = await lockReferrer(transaction, found.referrer_id, ranks);
  const [bonus] = await transaction<Bonus>('referral_bonuses')
    .where({ earning_id: earning.earningId, state: 'credited' })
    .update({ state: 'reversed', changed_at: transaction.raw('clock_timestamp()') as unknown as Date })
    .returning('*');
  if (!bonus || bonus.amount === 0n) return;
  await outbox.send(transaction, walletCommands.reverse({ key: bonusKey(earning.earningId), memberId: referrer.member_id }));
  const total = referrer.total - (bonus as Bonus).amount;
  await transaction('referrers').where({ member_id: referrer.member_id }).update({ total });
  await giveRank(transaction, outbox, { ...referrer, total }, ranks);
}
