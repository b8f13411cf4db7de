import { cutPage, type Database } from '@facet/service-kit';
import { EntryRecord } from './entry.ts';
import { giveawayErrors } from './giveaway-errors.ts';
import { Giveaway } from './giveaway.ts';

export interface ListedEntry {
  number: number;
  username: string | null;
}

/** Who is in, by number: what the draw can be checked against. @throws event_not_found (404) */
export async function listEntries(
  database: Database,
  { giveawayId, after, limit }: { giveawayId: string; after: number; limit: number },
): Promise<{ entries: ListedEntry[]; nextCursor: string | null; total: number }> {
  const giveaway = await Giveaway.query(database).findById(giveawayId).select('status', 'participants');
  if (!giveaway || giveaway.status === 'deleted') throw giveawayErrors('event_not_found', 'There is no such event.');
  const found = await EntryRecord.query(database)
    .leftJoinRelated('member')
    .where('entries.giveaway_id', giveawayId)
    .where('entries.number', '>', after)
    .orderBy('entries.number')
    .limit(limit + 1)
    .select('entries.number', 'member.username')
    .castTo<ListedEntry[]>();
  const { rows: entries, nextCursor } = cutPage(found, limit, ({ number }) => String(number));
  return { entries, nextCursor, total: giveaway.participants };
}
