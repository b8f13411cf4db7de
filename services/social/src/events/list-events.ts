import { formatMoney, MoneyText, Type, type Static } from '@facet/service-kit';
import { hashOf, type Event } from './event.ts';
import type { EventContext } from './join-event.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullableInteger = Type.Union([Type.Integer(), Type.Null()]);
type Status = 'active' | 'upcoming' | 'ended';

export const EventAnswer = Type.Object(
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
    winnerUsername: NullableText,
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

interface ListedEvent extends Event {
  winner_username: string | null;
  joined: boolean;
  is_upcoming: boolean;
}

/** Active ones first (the next to end first), then upcoming, then those that ended within 30 days (the latest first). */
export async function listEvents({ kit: { database }, seeds }: EventContext, memberId: string): Promise<Static<typeof EventAnswer>[]> {
  const { rows } = await database.raw<{ rows: ListedEvent[] }>(
    `SELECT events.*, winners.username AS winner_username, starts_at > clock_timestamp() AS is_upcoming,
            coalesce(entries.state = 'joined', false) AS joined
     FROM events LEFT JOIN entries ON entries.event_id = events.id AND entries.member_id = ?
                 LEFT JOIN members AS winners ON winners.member_id = events.winner_id
     WHERE status = 'active' OR (status = 'ended' AND ended_at > clock_timestamp() - interval '30 days')
     ORDER BY status = 'ended', starts_at > clock_timestamp(), CASE WHEN status = 'active' THEN ends_at END, ended_at DESC, events.id`,
    [memberId],
  );
  return rows.map((event) => presentEvent(event, seeds.open(event), memberId));
}

function presentEvent(event: ListedEvent, drawSeed: Buffer, memberId: string): Static<typeof EventAnswer> {
  const hasEnded = event.status === 'ended';
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    status: hasEnded ? 'ended' : event.is_upcoming ? 'upcoming' : 'active',
    prize: formatMoney(event.prize),
    entryFee: formatMoney(event.entry_fee),
    maxParticipants: event.max_participants,
    currentParticipants: event.participants,
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    winnerUsername: event.winner_username,
    winnerNumber: event.winner_number,
    drawSeedHash: hashOf(drawSeed),
    drawSeed: hasEnded ? drawSeed.toString('hex') : null,
    drawSeedRedrawnAt: event.redrawn_at?.toISOString() ?? null,
    joined: event.joined,
    won: event.winner_id === memberId,
  };
}
