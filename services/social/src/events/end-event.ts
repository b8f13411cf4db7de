import { walletCommands } from '@facet/money-kit';
import { eachAlone, inTransaction, type Transaction } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { drawWinner } from './draw.ts';
import { eventErrors } from './event-errors.ts';
import { prizeKey, type Entry, type Event } from './event.ts';
import { lockEvent } from './fees.ts';
import type { EventContext } from './join-event.ts';

const AT_ONCE = 50;

/**
 * Draws the winner among who is in, and promises him the prize, once. Who is just joining gets his fee back. Ending an ended event
 * answers as it ended. @throws event_not_found (404)
 */
export async function endEvent(
  { kit, seeds }: Pick<EventContext, 'kit' | 'seeds'>,
  { eventId, by }: { eventId: string; by: string },
): Promise<Event> {
  return inTransaction(kit.database, async (transaction) => {
    const event = await lockEvent(transaction, eventId);
    if (!event || event.status === 'deleted') throw eventErrors('event_not_found', 'There is no such event.');
    if (event.status === 'ended') return event;
    const winner = await drawAmong(transaction, seeds, event);
    if (winner) await kit.outbox.send(transaction, prizeCommand(event, winner.member_id));
    const [ended] = await transaction<Event>('events')
      .where({ id: event.id })
      .update({
        status: 'ended',
        ended_at: transaction.raw('clock_timestamp()') as unknown as Date,
        ended_by: by,
        winner_id: winner?.member_id ?? null,
        winner_number: winner?.number ?? null,
      })
      .returning('*');
    return ended as Event;
  });
}

/** Ends the events whose time is over. One that cannot be ended holds up no other. */
export async function endDueEvents(context: Pick<EventContext, 'kit' | 'seeds'>): Promise<void> {
  const { kit } = context;
  const due: Pick<Event, 'id'>[] = await kit
    .database<Event>('events')
    .where({ status: 'active' })
    .whereRaw('ends_at <= clock_timestamp()')
    .orderBy('ends_at')
    .limit(AT_ONCE)
    .select('id');
  await eachAlone({ log: kit.log, name: 'events: ending what is due' }, due, ({ id }) => endEvent(context, { eventId: id, by: 'its end' }));
}

async function drawAmong(transaction: Transaction, seeds: DrawSeeds, event: Event): Promise<Entry | undefined> {
  if (event.participants === 0) return undefined;
  const number = drawWinner({ drawSeed: seeds.open(event), eventId: event.id, entries: event.participants });
  const entry = (await transaction<Entry>('entries').where({ event_id: event.id, number }).first()) as Entry | undefined;
  if (!entry) throw new Error(`event ${event.id} has no entry ${number} of ${event.participants}`);
  return entry;
}

function prizeCommand({ id, title, prize }: Event, memberId: string) {
  return walletCommands.credit({
    key: prizeKey(id),
    memberId,
    amountHundredths: prize,
    type: 'event_prize',
    account: 'events',
    reason: `Winner of ${title}`,
  });
}
