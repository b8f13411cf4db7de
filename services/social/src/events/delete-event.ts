import { databaseTime, type Transaction } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import { lockEvent, type Fees } from './fees.ts';
import { readEvent, type ListedEvent } from './operator-event.ts';

/**
 * Takes the event off the list. One that was active owes its fees from this moment: the sweeper gives them back, and theirs to those
 * who are just joining. Returns it as it was. @throws event_not_found (404), also for one that was deleted before
 */
export async function deleteEvent(
  transaction: Transaction,
  fees: Fees,
  { eventId, by }: { eventId: string; by: string },
): Promise<ListedEvent> {
  const event = await lockEvent(transaction, eventId);
  if (!event || event.status === 'deleted') throw eventErrors('event_not_found', 'There is no such event.');
  const before = await readEvent(transaction, eventId);
  if (event.status === 'active') await fees.beginVoidingAll(transaction, { event_id: event.id, state: 'joined' }, { ending: 'refunded' });
  await event.$query(transaction).patch({ status: 'deleted', endedAt: event.endedAt ?? databaseTime, endedBy: event.endedBy ?? by });
  return before;
}
