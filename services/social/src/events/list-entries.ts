import { cutPage, type Database } from '@facet/service-kit';
import { EntryRecord } from './entry.ts';
import { eventErrors } from './event-errors.ts';
import { Giveaway } from './giveaway.ts';

export interface ListedEntry {
  number: number;
  username: string | null;
}

/** Who is in, by number: what the draw can be checked against. @throws event_not_found (404) */
export async function listEntries(
  database: Database,
  { eventId, after, limit }: { eventId: string; after: number; limit: number },
): Promise<{ entries: ListedEntry[]; nextCursor: string | null; total: number }> {
  const event = await Giveaway.query(database).findById(eventId).select('status', 'participants');
  if (!event || event.status === 'deleted') throw eventErrors('event_not_found', 'This event is no longer there. Reload the page.');
  const found = await EntryRecord.query(database)
    .leftJoinRelated('member')
    .where('entries.event_id', eventId)
    .where('entries.number', '>', after)
    .orderBy('entries.number')
    .limit(limit + 1)
    .select('entries.number', 'member.username')
    .castTo<ListedEntry[]>();
  const { rows: entries, nextCursor } = cutPage(found, limit, ({ number }) => String(number));
  return { entries, nextCursor, total: event.participants };
}
