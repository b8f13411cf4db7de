import { formatMoney, MoneyText, Type, type Database, type Static, type Transaction } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import type { Event } from './event.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** An event as operators see it. */
export const OperatorEvent = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    status: Type.Unsafe<ListedEvent['state']>({ type: 'string', enum: ['active', 'upcoming', 'ended', 'deleted'] }),
    prize: MoneyText,
    entryFee: MoneyText,
    maxParticipants: Type.Union([Type.Integer(), Type.Null()], { description: 'null: no limit' }),
    currentParticipants: Type.Integer(),
    feesTaken: { ...MoneyText, description: 'R$ that participants paid; what deleting an active event gives back' },
    startsAt: Type.String({ format: 'date-time' }),
    endsAt: Type.String({ format: 'date-time' }),
    winnerUsername: NullableText,
    createdBy: Type.String(),
    endedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    endedBy: NullableText,
  },
  { $id: 'OperatorEvent' },
);

/** SQL, by the database's clock. */
export const eventState = `(case when events.status = 'active' and events.starts_at > clock_timestamp() then 'upcoming' else events.status end)`;

export interface ListedEvent extends Event {
  state: 'active' | 'upcoming' | 'ended' | 'deleted';
  winner_username: string | null;
}

/** Deleted ones too, with their winners' names. */
export function listedEvents(database: Database | Transaction) {
  return database('events')
    .leftJoin('members', 'members.member_id', 'events.winner_id')
    .select('events.*', 'members.username as winner_username', database.raw(`${eventState} as state`));
}

/** @throws event_not_found (404) */
export async function readEvent(database: Database | Transaction, id: string): Promise<ListedEvent> {
  const event = (await listedEvents(database).where({ id }).first()) as ListedEvent | undefined;
  if (!event) throw eventErrors('event_not_found', 'There is no such event.');
  return event;
}

export function presentForOperators(event: ListedEvent): Static<typeof OperatorEvent> {
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    status: event.state,
    prize: formatMoney(event.prize),
    entryFee: formatMoney(event.entry_fee),
    maxParticipants: event.max_participants,
    currentParticipants: event.participants,
    feesTaken: formatMoney(event.entry_fee * BigInt(event.participants)),
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    winnerUsername: event.winner_username,
    createdBy: event.created_by,
    endedAt: event.ended_at?.toISOString() ?? null,
    endedBy: event.ended_by,
  };
}
