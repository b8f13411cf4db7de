import { isDeepStrictEqual } from 'node:util';
import { formatMoney, type Transaction } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import { eventFields, refuseAbove, requireFuture, type EventFields, type EventInput } from './event-fields.ts';
import { lockEvent } from './fees.ts';
import type { Giveaway } from './giveaway.ts';
import { readEvent, type ListedEvent } from './operator-event.ts';

export interface EventEdit extends EventInput {
  id: string;
  /** That the operator saw. */
  version: number;
}

/**
 * Mends an event, under its lock. What those who joined were promised may only get better; of one whose time is over the words alone change.
 * The same edit again changes nothing. @throws event_not_found (404), event_invalid (400), event_changed, event_ended, event_promised (409)
 */
export async function editEvent(
  transaction: Transaction,
  { id, version, ...input }: EventEdit,
  { by, most }: { by: string; most: bigint | undefined },
): Promise<{ before: ListedEvent; after: ListedEvent }> {
  const fields = eventFields(input);
  const event = await lockEvent(transaction, id);
  if (!event || event.status === 'deleted') throw eventErrors('event_not_found', 'There is no such event.');
  const before = await readEvent(transaction, id);
  if (isDeepStrictEqual(fieldsOf(event), fields)) return { before, after: before };
  if (event.version !== version)
    throw eventErrors(
      'event_changed',
      `${event.editedBy ?? 'Someone'} changed this event in the meantime. Check it again before you save.`,
    );
  const now = await clockOf(transaction);
  if (event.status === 'ended' || event.endsAt <= now) refuseAfterItsEnd(event, fields);
  else requireFuture(fields.endsAt, now);
  refuseAbove(most, fields, event);
  if (event.seatsTaken > 0) refuseWorse(event, fields);
  await event.$query(transaction).patch({ ...fields, version: event.version + 1, editedBy: by });
  return { before, after: await readEvent(transaction, id) };
}

function fieldsOf({ title, description, prize, entryFee, maxParticipants, startsAt, endsAt }: EventFields): EventFields {
  return { title, description, prize, entryFee, maxParticipants, startsAt, endsAt };
}

function refuseAfterItsEnd(event: Giveaway, fields: EventFields): void {
  const { title, description } = fields;
  if (isDeepStrictEqual({ ...fieldsOf(event), title, description }, fields)) return;
  throw eventErrors('event_ended', 'The event has ended. Only its title and description can still be changed.');
}

/** Who is just joining counts: they saw the same. */
function refuseWorse({ prize, entryFee, maxParticipants, startsAt, endsAt, seatsTaken }: Giveaway, fields: EventFields): void {
  const joined = seatsTaken === 1 ? '1 member has joined' : `${seatsTaken} members have joined`;
  const refuse = (what: string) => eventErrors('event_promised', `${joined} ${what}`);
  if (fields.prize < prize) throw refuse(`for a prize of R$ ${formatMoney(prize)}. It may rise, not fall.`);
  if (fields.entryFee !== entryFee) throw refuse(`for an entry fee of R$ ${formatMoney(entryFee)}. It stays as it is.`);
  if (fields.startsAt.getTime() !== startsAt.getTime()) throw refuse('since it began. Its start stays as it is.');
  if (fields.endsAt < endsAt) throw refuse(`an event that ends at ${endsAt.toISOString()}. It may end later, not earlier.`);
  const [most, before] = [fields.maxParticipants ?? Infinity, maxParticipants ?? Infinity];
  if (most < seatsTaken) throw refuse('already. The limit may not be lower than that.');
  if (most > before)
    throw refuse(`an event of ${before} participants at most. The limit may fall, not rise: it would make their chance worse.`);
}

async function clockOf(transaction: Transaction): Promise<Date> {
  const { rows } = await transaction.raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
  return rows[0]?.now ?? new Date();
}
