import type { Transaction } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import type { Event } from './event.ts';
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
  const now = transaction.raw('clock_timestamp()') as unknown as Date;
  if (event.status === 'active') await fees.beginVoidingAll(transaction, { event_id: event.id, state: 'joined' }, { ending: 'refunded' });
  await transaction<Event>('events')
    .where({ id: event.id })
    .update({ status: 'deleted', ended_at: event.ended_at ?? now, ended_by: event.ended_by ?? by });
  return before;
}
