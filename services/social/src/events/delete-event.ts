import { inTransaction, type Kit } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import type { Event } from './event.ts';
import { lockEvent, type Fees } from './fees.ts';

/**
 * Takes the event off the list. One that was active owes its fees from this moment: the sweeper gives them back, and theirs to those
 * who are just joining. Deleting again answers the same. @throws event_not_found (404)
 */
export async function deleteEvent(
  { kit: { database }, fees }: { kit: Pick<Kit, 'database'>; fees: Fees },
  { eventId, by }: { eventId: string; by: string },
): Promise<Event> {
  return inTransaction(database, async (transaction) => {
    const event = await lockEvent(transaction, eventId);
    if (!event) throw eventErrors('event_not_found', 'There is no such event.');
    if (event.status === 'deleted') return event;
    const now = transaction.raw('clock_timestamp()') as unknown as Date;
    if (event.status === 'active') await fees.beginVoidingAll(transaction, { event_id: event.id, state: 'joined' }, { ending: 'refunded' });
    const [deleted] = await transaction<Event>('events')
      .where({ id: event.id })
      .update({ status: 'deleted', ended_at: event.ended_at ?? now, ended_by: event.ended_by ?? by })
      .returning('*');
    return deleted as Event;
  });
}
