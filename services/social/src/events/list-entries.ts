import { cutPage, type Database } from '@facet/service-kit';
import { eventErrors } from './event-errors.ts';

export interface ListedEntry {
  number: number;
  username: string | null;
}

/** Who is in, by number: what the draw can be checked against. @throws event_not_found (404) */
export async function listEntries(
  database: Database,
  { eventId, after, limit }: { eventId: string; after: number; limit: number },
): Promise<{ entries: ListedEntry[]; nextCursor: string | null; total: number }> {
  const event = await database<{ id: string; status: string; participants: number }>('events')
    .where({ id: eventId })
    .first('status', 'participants');
  if (!event || event.status === 'deleted') throw eventErrors('event_not_found', 'There is no such event.');
  const rows: ListedEntry[] = await database('entries')
    .leftJoin('members', 'members.member_id', 'entries.member_id')
    .where('entries.event_id', eventId)
    .where('entries.number', '>', after)
    .orderBy('entries.number')
    .limit(limit + 1)
    .select('entries.number', 'members.username');
  const { rows: entries, nextCursor } = cutPage(rows, limit, ({ number }) => String(number));
  return { entries, nextCursor, total: event.participants };
}
