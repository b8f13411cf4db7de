import { inTransaction, type Database } from '@facet/service-kit';
import { lockEvent } from './entry-steps.ts';
import { eventErrors } from './event-errors.ts';
import type { Entry, Event } from './event.ts';

/**
 * Takes the event off the list. One that was active owes its fees from this moment: `refundDeleted` gives them back, who is just
 * joining gets his by the sweeper. Deleting again answers the same. @throws event_not_found (404)
 */
export async function deleteEvent(database: Database, { eventId, by }: { eventId: string; by: string }): Promise<Event> {
  return inTransaction(database, async (transaction) => {
    const event = await lockEvent(transaction, eventId);
    if (!event) throw eventErrors('event_not_found', 'There is no such event.');
    if (event.status === 'deleted') return event;
    const now = transaction.raw('clock_timestamp()') as unknown as Date;
    if (event.status === 'active')
      await transaction<Entry>('entries').where({ event_id: event.id, state: 'joined' }).update({ state: 'refunding', changed_at: now });
    const [deleted] = await transaction<Event>('events')
      .where({ id: event.id })
      .update({ status: 'deleted', ended_at: event.ended_at ?? now, ended_by: event.ended_by ?? by })
      .returning('*');
    return deleted as Event;
  });
}
