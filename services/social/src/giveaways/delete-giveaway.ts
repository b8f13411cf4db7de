import { databaseTime, type Transaction } from '@facet/service-kit';
import { giveawayErrors } from './giveaway-errors.ts';
import { lockGiveaway, type Fees } from './fees.ts';
import { readGiveaway, type ListedGiveaway } from './operator-giveaway.ts';

/**
 * Takes the event off the list. One that was active owes its fees from this moment: the sweeper gives them back, and
 * theirs to those who are just joining. Returns it as it was. @throws event_not_found (404), also for one that was
 * deleted before
 */
export async function deleteGiveaway(
  transaction: Transaction,
  fees: Fees,
  { giveawayId, by }: { giveawayId: string; by: string },
): Promise<ListedGiveaway> {
  const giveaway = await lockGiveaway(transaction, giveawayId);
  if (!giveaway || giveaway.status === 'deleted') throw giveawayErrors('event_not_found', 'There is no such event.');
  const before = await readGiveaway(transaction, giveawayId);
  if (giveaway.status === 'active')
    await fees.beginVoidingAll(transaction, { giveaway_id: giveaway.id, state: 'joined' }, { ending: 'refunded' });
  await giveaway
    .$query(transaction)
    .patch({ status: 'deleted', endedAt: giveaway.endedAt ?? databaseTime, endedBy: giveaway.endedBy ?? by });
  return before;
}
