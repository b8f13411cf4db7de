import { MoneyInput, MoneyText, Type } from '@facet/service-kit';
import { listQuery } from '../list-query.ts';

const Time = Type.String({ format: 'date-time' });
const NullableText = Type.Union([Type.String(), Type.Null()]);

export const Event = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    status: Type.Unsafe<'active' | 'upcoming' | 'ended' | 'deleted'>({ type: 'string', enum: ['active', 'upcoming', 'ended', 'deleted'] }),
    prize: MoneyText,
    entryFee: MoneyText,
    maxParticipants: Type.Union([Type.Integer(), Type.Null()], { description: 'null: no limit' }),
    currentParticipants: Type.Integer(),
    feesTaken: { ...MoneyText, description: 'R$ that participants paid; what deleting an active event gives back' },
    startsAt: Time,
    endsAt: Time,
    winnerUsername: NullableText,
    createdBy: Type.String(),
    endedAt: Type.Union([Time, Type.Null()]),
    endedBy: NullableText,
  },
  { $id: 'Event' },
);

export const NewEvent = Type.Object(
  {
    title: Type.String({ maxLength: 200 }),
    description: Type.Optional(Type.String({ maxLength: 2000 })),
    prize: MoneyInput,
    entryFee: Type.Optional(Type.Union([MoneyInput, Type.Null()], { description: 'absent: 0' })),
    maxParticipants: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])),
    startsAt: Type.String({ maxLength: 40, description: 'ISO 8601 with its zone; may be past' }),
    endsAt: Type.String({ maxLength: 40, description: 'after startsAt, and in the future' }),
  },
  { additionalProperties: false },
);

export const EventQuery = Type.Object(
  {
    ...listQuery([
      'newest',
      'title',
      '-title',
      'prize',
      '-prize',
      'participants',
      '-participants',
      'startsAt',
      '-startsAt',
      'endsAt',
      '-endsAt',
    ]),
    state: Type.Optional(
      Type.Unsafe<'active' | 'ended'>({ type: 'string', enum: ['active', 'ended'], description: 'upcoming ones count as active' }),
    ),
  },
  { additionalProperties: false },
);
export const EventFilter = Type.Pick(EventQuery, ['search', 'sort', 'state'], { additionalProperties: false });

const Count = Type.Integer({ minimum: 0 });
export const EventCounts = Type.Object({ all: Count, active: Count, ended: Count }, { description: 'found by the search' });
