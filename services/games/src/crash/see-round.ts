import type { Database } from '@facet/service-kit';
import type { Round } from '../rounds/index.ts';

export interface RoundOf {
  memberId: string;
  id: string;
}

/** A round of Crash as it was read, without a lock. */
export interface Seen {
  round: Round;
  /** The database's clock, and how long until others than its member end the round. */
  now: Date;
  dueInMs: number;
}

export async function seeRound(database: Database, { memberId, id }: RoundOf): Promise<Seen | undefined> {
  const row = (await database('rounds')
    .where({ member_id: memberId, id, game: 'crash' })
    .whereNotNull('started_at')
    .first(
      'rounds.*',
      database.raw('clock_timestamp() as now'),
      database.raw('(extract(epoch from settles_at - clock_timestamp()) * 1000)::float8 as "dueInMs"'),
    )) as (Round & { now: Date; dueInMs: number | null }) | undefined;
  return row && { round: row, now: row.now, dueInMs: row.dueInMs ?? 0 };
}
