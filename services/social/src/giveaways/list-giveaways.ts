import { formatMoney, MoneyText, Type, type Static } from '@facet/service-kit';
import { nameFor } from '../members/index.ts';
import { Giveaway, hashOf } from './giveaway.ts';
import type { GiveawayContext } from './join-giveaway.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableInteger = Type.Union([Type.Integer(), Type.Null()]);
type Status = 'active' | 'upcoming' | 'ended';

export const GiveawayAnswer = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    status: Type.Unsafe<Status>({ type: 'string', enum: ['active', 'upcoming', 'ended'] }),
    prize: MoneyText,
    entryFee: MoneyText,
    maxParticipants: NullableInteger,
    currentParticipants: Type.Integer(),
    startsAt: Type.String({ format: 'date-time' }),
    endsAt: Type.String({ format: 'date-time' }),
    winnerUsername: { ...NullableText, description: 'shortened unless the winner shows their name, or is the caller' },
    winnerNumber: { ...NullableInteger, description: 'the entry that won' },
    drawSeedHash: Type.String({ description: 'SHA-256 (hex) of the seed that draws the winner; published from the start' }),
    drawSeed: { ...NullableText, description: 'hex, once the event has ended' },
    drawSeedRedrawnAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'when the seed was drawn anew, because the site was restored from a backup; a hash shown before then does not count',
    }),
    joined: Type.Boolean({ description: 'the member is in' }),
    won: Type.Boolean({ description: 'the member has won' }),
  },
  { $id: 'Event' },
);

interface ListedGiveaway extends Giveaway {
  winnerUsername: string | null;
  winnerShowsFullName: boolean | null;
  joined: boolean;
  isUpcoming: boolean;
}

/**
 * Active ones first (the next to end first), then upcoming, then those that ended within 30 days (the latest first).
 */
export async function listGiveaways(
  { kit: { database }, seeds }: GiveawayContext,
  memberId: string,
): Promise<Static<typeof GiveawayAnswer>[]> {
  const listed = await Giveaway.query(database)
    .leftJoinRelated('winner')
    .leftJoin('entries', (own) => void own.on('entries.giveaway_id', 'giveaways.id').andOnVal('entries.member_id', memberId))
    .select('giveaways.*', 'winner.username as winner_username', 'winner.shows_full_name as winner_shows_full_name')
    .select(database.raw('starts_at > clock_timestamp() as is_upcoming'))
    .select(database.raw("coalesce(entries.state = 'joined', false) as joined"))
    .whereRaw("status = 'active' or (status = 'ended' and ended_at > clock_timestamp() - interval '30 days')")
    .orderByRaw(
      "status = 'ended', starts_at > clock_timestamp(), case when status = 'active' then ends_at end, ended_at desc, giveaways.id",
    )
    .castTo<ListedGiveaway[]>();
  return listed.map((giveaway) => presentGiveaway(giveaway, seeds.open(giveaway), memberId));
}

function presentGiveaway(giveaway: ListedGiveaway, drawSeed: Buffer, memberId: string): Static<typeof GiveawayAnswer> {
  const hasEnded = giveaway.status === 'ended';
  return {
    id: giveaway.id,
    title: giveaway.title,
    description: giveaway.description,
    status: hasEnded ? 'ended' : giveaway.isUpcoming ? 'upcoming' : 'active',
    prize: formatMoney(giveaway.prize),
    entryFee: formatMoney(giveaway.entryFee),
    maxParticipants: giveaway.maxParticipants,
    currentParticipants: giveaway.participants,
    startsAt: giveaway.startsAt.toISOString(),
    endsAt: giveaway.endsAt.toISOString(),
    winnerUsername: winnerFor(memberId, giveaway),
    winnerNumber: giveaway.winnerNumber,
    drawSeedHash: hashOf(drawSeed),
    drawSeed: hasEnded ? drawSeed.toString('hex') : null,
    drawSeedRedrawnAt: giveaway.redrawnAt?.toISOString() ?? null,
    joined: giveaway.joined,
    won: giveaway.winnerId === memberId,
  };
}

function winnerFor(reader: string, { winnerId, winnerUsername, winnerShowsFullName }: ListedGiveaway): string | null {
  if (winnerId === null || winnerUsername === null) return null;
  return nameFor(reader, { memberId: winnerId, username: winnerUsername, showsFullName: winnerShowsFullName ?? false });
}
