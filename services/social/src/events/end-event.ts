import { sentence, walletCommands } from '@facet/money-kit';
import { databaseTime, eachAlone, inTransaction, type Database, type Transaction } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { drawWinner } from './draw.ts';
import { EntryRecord, type Entry } from './entry.ts';
import { eventErrors } from './event-errors.ts';
import { lockEvent } from './fees.ts';
import { Giveaway, prizeKey } from './giveaway.ts';
import type { EventContext } from './join-event.ts';
import { readEvent, type ListedEvent } from './operator-event.ts';

const AT_ONCE = 50;
type Drawing = Pick<EventContext, 'kit' | 'seeds'>;

/**
 * An operator ends it: the winner is drawn among who is in, and promised the prize, once. Who is just joining gets the fee back.
 * @throws event_not_found (404), event_ended (409) with its winner: somebody else, or its time, was quicker
 */
export async function endEvent(
  transaction: Transaction,
  context: Drawing,
  { eventId, by }: { eventId: string; by: string },
): Promise<{ before: ListedEvent; after: ListedEvent }> {
  const event = await lockEvent(transaction, eventId);
  if (!event || event.status === 'deleted') throw eventErrors('event_not_found', 'There is no such event.');
  const before = await readEvent(transaction, eventId);
  if (event.status === 'ended') throw alreadyEnded(before);
  await drawAndEnd(transaction, context, event, by);
  return { before, after: await readEvent(transaction, eventId) };
}

/** Ends the events whose time is over. One that cannot be ended holds up no other. */
export async function endDueEvents(context: Drawing): Promise<void> {
  const { database, log } = context.kit;
  const due: Pick<Giveaway, 'id'>[] = await dueEvents(database).orderBy('ends_at').limit(AT_ONCE).select('id');
  await eachAlone({ log, name: 'events: ending what is due' }, due, ({ id }) =>
    inTransaction(database, async (transaction) => {
      // Looked at again under its lock: somebody may have ended it meanwhile, or moved its end.
      const event = await dueEvents(transaction).findById(id).forUpdate();
      if (event) await drawAndEnd(transaction, context, event, 'its end');
    }),
  );
}

function dueEvents(database: Database | Transaction) {
  return Giveaway.query(database).where({ status: 'active' }).whereRaw('ends_at <= clock_timestamp()');
}

/** The event is active, and its row locked. */
async function drawAndEnd(transaction: Transaction, { kit, seeds }: Drawing, event: Giveaway, by: string): Promise<void> {
  const winner = await drawAmong(transaction, seeds, event);
  if (winner) await kit.outbox.send(transaction, prizeCommand(event, winner.member_id));
  await event.$query(transaction).patch({
    status: 'ended',
    endedAt: databaseTime,
    endedBy: by,
    winnerId: winner?.member_id ?? null,
    winnerNumber: winner?.number ?? null,
  });
}

async function drawAmong(transaction: Transaction, seeds: DrawSeeds, event: Giveaway): Promise<Entry | undefined> {
  if (event.participants === 0) return undefined;
  const number = drawWinner({ drawSeed: seeds.open(event), eventId: event.id, entries: event.participants });
  const entry = await EntryRecord.query(transaction).findOne({ event_id: event.id, number });
  if (!entry) throw new Error(`event ${event.id} has no entry ${number} of ${event.participants}`);
  return entry;
}

function prizeCommand({ id, title, prize }: Giveaway, memberId: string) {
  return walletCommands.credit({
    key: prizeKey(id),
    memberId,
    amountHundredths: prize,
    type: 'event_prize',
    account: 'events',
    reason: sentence('event.prize', { title }),
  });
}

function alreadyEnded({ endedBy: by, winnerUsername: name }: ListedEvent) {
  const winner = name === null ? 'It has no winner.' : `The winner is ${name}.`;
  return eventErrors('event_ended', `The event has ended already, by ${by ?? 'its end'}. ${winner}`);
}
