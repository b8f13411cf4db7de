import { cutPage, type Database } from '@facet/service-kit';
import { nameFor, type Member } from '../members/index.ts';
import { EntryRecord } from './entry.ts';
import { giveawayErrors } from './giveaway-errors.ts';
import { Giveaway } from './giveaway.ts';

/** Of a member whom identity has not told of yet: null. */
type Named = { [Key in 'memberId' | 'username' | 'showsFullName']: Member[Key] | null };

export interface ListedEntry {
  number: number;
  username: string | null;
}

/**
 * Who is in, by number, as `reader` sees their names: what the draw can be checked against. @throws event_not_found
 * (404)
 */
export async function listEntries(
  database: Database,
  { giveawayId, reader, after, limit }: { giveawayId: string; reader: string; after: number; limit: number },
): Promise<{ entries: ListedEntry[]; nextCursor: string | null; total: number }> {
  const giveaway = await Giveaway.query(database).findById(giveawayId).select('status', 'participants');
  if (!giveaway || giveaway.status === 'deleted')
    throw giveawayErrors('event_not_found', 'This event is no longer there. Reload the page.');
  const found = await EntryRecord.query(database)
    .leftJoinRelated('member')
    .where('entries.giveaway_id', giveawayId)
    .where('entries.number', '>', after)
    .orderBy('entries.number')
    .limit(limit + 1)
    .select('entries.number', 'member.member_id as memberId', 'member.username', 'member.shows_full_name as showsFullName')
    .castTo<(Named & { number: number })[]>();
  const { rows, nextCursor } = cutPage(found, limit, ({ number }) => String(number));
  const entries = rows.map(({ number, ...member }) => ({ number, username: isKnown(member) ? nameFor(reader, member) : null }));
  return { entries, nextCursor, total: giveaway.participants };
}

function isKnown(member: Named): member is Pick<Member, 'memberId' | 'username' | 'showsFullName'> {
  return member.memberId !== null;
}
