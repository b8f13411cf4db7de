import { cutPage, type Database } from '@facet/service-kit';
import { EarningRecord, type Earning, type EarningSource } from './earning.ts';

interface Wanted {
  memberId: string;
  /** Older than this earning. */
  before?: string | undefined;
  limit: number;
  source?: EarningSource | undefined;
  key?: string | undefined;
}

/** Newest first, at most `limit`. `nextCursor`: from where the next page goes on. */
export async function listEarnings(
  database: Database,
  { memberId, before, limit, source, key }: Wanted,
): Promise<{ rows: Earning[]; nextCursor: string | null }> {
  const query = EarningRecord.query(database)
    .where({ member_id: memberId })
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (before !== undefined) void query.where('id', '<', before);
  if (source !== undefined) void query.where({ source });
  if (key !== undefined) void query.where({ key });
  return cutPage(await query, limit, ({ id }) => id);
}

/** What is held, soonest first. */
export function listPending(database: Database, memberId: string): Promise<Earning[]> {
  return EarningRecord.query(database).where({ member_id: memberId, state: 'pending' }).orderBy('releases_at').limit(200).execute();
}
