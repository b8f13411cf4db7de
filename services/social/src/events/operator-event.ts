import { formatMoney, MoneyText, Type, type Database, type Static, type Transaction } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';
import { Giveaway } from './giveaway.ts';

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
    version: Type.Integer({ description: 'another one after each edit; an edit tells the one that it saw' }),
  },
  { $id: 'OperatorEvent' },
);

/** SQL, by the database's clock. */
export const eventState = `(case when events.status = 'active' and events.starts_at > clock_timestamp() then 'upcoming' else events.status end)`;

export interface ListedEvent extends Giveaway {
  state: 'active' | 'upcoming' | 'ended' | 'deleted';
  winnerUsername: string | null;
}

/** Deleted ones too, with their winners' names. */
export function listedEvents(database: Database | Transaction) {
  return Giveaway.query(database)
    .leftJoinRelated('winner')
    .select('events.*', 'winner.username as winner_username', database.raw(`${eventState} as state`));
}

/** @throws event_not_found (404) */
export async function readEvent(database: Database | Transaction, id: string): Promise<ListedEvent> {
  const event = await listedEvents(database).findById(id).castTo<ListedEvent | undefined>();
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
    entryFee: formatMoney(event.entryFee),
    maxParticipants: event.maxParticipants,
    currentParticipants: event.participants,
    feesTaken: formatMoney(event.entryFee * BigInt(event.participants)),
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    winnerUsername: event.winnerUsername,
    createdBy: event.createdBy,
    endedAt: event.endedAt?.toISOString() ?? null,
    endedBy: event.endedBy,
    version: event.version,
  };
}
