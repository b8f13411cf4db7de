import { inTransaction, type Database, type Transaction } from '@facet/service-kit';
import type { Entry, Event } from './event.ts';
import type { Fees } from './fees.ts';

/** The steps of the saga. Whoever finds the row in another state has lost, and gets undefined. */
async function move(
  database: Database | Transaction,
  entry: Pick<Entry, 'id'>,
  from: Entry['state'],
  change: object,
): Promise<Entry | undefined> {
  const rows = await database<Entry>('entries')
    .where({ id: entry.id, state: from })
    .update({ ...change, changed_at: database.raw('clock_timestamp()') })
    .returning('*');
  return rows[0] as Entry | undefined;
}

/** The fee is taken: the member is in, with the next number, if the event still runs. */
export async function confirmJoined(database: Database, entry: Entry): Promise<Entry | undefined> {
  return inTransaction(database, async (transaction) => {
    const event = await lockEvent(transaction, entry.event_id);
    if (event?.status !== 'active') return undefined;
    const joined = await move(transaction, entry, 'opening', {
      state: 'joined',
      number: event.participants + 1,
      joined_at: transaction.raw('clock_timestamp()'),
    });
    if (joined) await transaction<Event>('events').where({ id: event.id }).increment('participants', 1);
    return joined;
  });
}

/** From here on the entry can only end: a late handler finds no 'opening', and the wallet refuses a late debit. */
export function beginVoiding(database: Database, entry: Pick<Entry, 'id'>, refusal: string): Promise<Entry | undefined> {
  return move(database, entry, 'opening', { state: 'voiding', refusal });
}

/** The fee is back, or will never have left; then the seat is free again. May be repeated. */
export async function finishVoiding(database: Database, fees: Fees, entry: Entry): Promise<Entry | undefined> {
  await fees.giveBack(entry);
  return inTransaction(database, async (transaction) => {
    await lockEvent(transaction, entry.event_id);
    const refused = await move(transaction, entry, 'voiding', { state: 'refused' });
    if (refused) await transaction<Event>('events').where({ id: entry.event_id }).decrement('seats_taken', 1);
    return refused;
  });
}

/** The event's row, to the end of the transaction: seats, entries and the end of an event are decided one after the other. */
export async function lockEvent(transaction: Transaction, id: string): Promise<Event | undefined> {
  return (await transaction<Event>('events').where({ id }).forUpdate().first()) as Event | undefined;
}
