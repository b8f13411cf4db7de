import { walletCommands } from '@facet/money-kit';
import { databaseTime, type Outbox, type Transaction } from '@facet/service-kit';
import { giveRank, listRanks } from '../ranks/index.ts';
import { bonusKey } from './bonus.ts';
import { lockReferrer } from './lock-referrer.ts';
import { ReferralBonus } from './referral-bonus.ts';

/** Takes back the bonus of an earning that was charged back, once. One that comes before its credit cancels it. */
export async function reverseBonus(
  transaction: Transaction,
  outbox: Outbox,
  earning: { earningId: string; memberId: string },
): Promise<void> {
  const { earningId, memberId: referredId } = earning;
  await ReferralBonus.insertNew(transaction, { earningId, referredId, state: 'cancelled', amount: 0n }, 'earning_id');
  const found = await ReferralBonus.query(transaction).findById(earningId).throwIfNotFound();
  if (found.state !== 'credited' || found.referrerId === null) return;
  const ranks = await listRanks(transaction);
  // The referrer before the bonus, as when it is credited.
  const referrer = await lockReferrer(transaction, found.referrerId, ranks);
  const [bonus] = await ReferralBonus.query(transaction)
    .where({ earning_id: earningId, state: 'credited' })
    .patch({ state: 'reversed', changedAt: databaseTime })
    .returning('*');
  if (!bonus || bonus.amount === 0n) return;
  await outbox.send(transaction, walletCommands.reverse({ key: bonusKey(earningId), memberId: referrer.memberId }));
  const total = referrer.total - bonus.amount;
  await referrer.$query(transaction).patch({ total });
  await giveRank(transaction, outbox, referrer, ranks);
}
