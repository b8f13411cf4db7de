import { formatMoney, MoneyText, Type, type Database, type Static, type Transaction } from '@facet/service-kit';
import { giveawayErrors } from './giveaway-errors.ts';
import { Giveaway } from './giveaway.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** An event as operators see it. */
export const OperatorGiveaway = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    status: Type.Unsafe<ListedGiveaway['state']>({ type: 'string', enum: ['active', 'upcoming', 'ended', 'deleted'] }),
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
export const giveawayState = `(case when giveaways.status = 'active' and giveaways.starts_at > clock_timestamp() then 'upcoming' else giveaways.status end)`;

export interface ListedGiveaway extends Giveaway {
  state: 'active' | 'upcoming' | 'ended' | 'deleted';
  winnerUsername: string | null;
}

/** Deleted ones too, with their winners' names. */
export function listedGiveaways(database: Database | Transaction) {
  return Giveaway.query(database)
    .leftJoinRelated('winner')
    .select('giveaways.*', 'winner.username as winner_username', database.raw(`${giveawayState} as state`));
}

/** @throws event_not_found (404) */
export async function readGiveaway(database: Database | Transaction, id: string): Promise<ListedGiveaway> {
  const giveaway = await listedGiveaways(database).findById(id).castTo<ListedGiveaway | undefined>();
  if (!giveaway) throw giveawayErrors('event_not_found', 'There is no such event.');
  return giveaway;
}

export function presentForOperators(giveaway: ListedGiveaway): Static<typeof OperatorGiveaway> {
  return {
    id: giveaway.id,
    title: giveaway.title,
    description: giveaway.description,
    status: giveaway.state,
    prize: formatMoney(giveaway.prize),
    entryFee: formatMoney(giveaway.entryFee),
    maxParticipants: giveaway.maxParticipants,
    currentParticipants: giveaway.participants,
    feesTaken: formatMoney(giveaway.entryFee * BigInt(giveaway.participants)),
    startsAt: giveaway.startsAt.toISOString(),
    endsAt: giveaway.endsAt.toISOString(),
    winnerUsername: giveaway.winnerUsername,
    createdBy: giveaway.createdBy,
    endedAt: giveaway.endedAt?.toISOString() ?? null,
    endedBy: giveaway.endedBy,
    version: giveaway.version,
  };
}
