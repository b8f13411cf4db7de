import type { Kit } from '@facet/service-kit';
import { RoundRecord, type Round } from './round.ts';

const AT_ONCE = 100;

/** Rounds of a game that have been open for longer than this, oldest first. */
export function openLongerThan(database: Kit['database'], game: Round['game'], ms: number): Promise<Pick<Round, 'member_id' | 'id'>[]> {
  return RoundRecord.query(database)
    .where({ game, state: 'open' })
    .whereRaw("started_at < clock_timestamp() - ? * interval '1 millisecond'", [ms])
    .orderBy('started_at')
    .limit(AT_ONCE)
    .select('member_id', 'id')
    .execute();
}
