import { cutPage, isUuid, httpErrors, type Database } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import { RoundRecord, roundErrors, type Round } from '../rounds/index.ts';
import type { Game } from '../win-chances/index.ts';

/** Rounds that began, newest first. A cursor is where the page before ended: `<start, µs>_<id>`. */
export async function listRounds(
  database: Database,
  seeds: SeedChains,
  { memberId, game, cursor, limit }: { memberId: string; game: Game | undefined; cursor: string | undefined; limit: number },
): Promise<{ rounds: Round[]; nextCursor: string | null }> {
  const query = RoundRecord.query(database)
    .where({ member_id: memberId })
    .whereNotNull('started_at')
    .orderBy([
      { column: 'started_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1)
    .select('rounds.*', database.raw("(extract(epoch from started_at) * 1000000)::bigint::text || '_' || id as cursor"));
  if (game !== undefined) void query.where({ game });
  if (cursor !== undefined) {
    const [micros, id] = parseCursor(cursor);
    void query.whereRaw("(started_at, id) < (timestamptz 'epoch' + ?::bigint * interval '1 microsecond', ?::uuid)", [micros, id]);
  }
  const { rows: rounds, nextCursor } = cutPage(await query.castTo<(Round & { cursor: string })[]>(), limit, (round) => round.cursor);
  return { rounds: rounds.map((round) => shown(seeds, round)), nextCursor };
}

/** @throws round_not_found (404) */
export async function findRound(database: Database, seeds: SeedChains, { memberId, id }: { memberId: string; id: string }): Promise<Round> {
  const round = await RoundRecord.query(database).findById([memberId, id]).whereNotNull('started_at');
  if (!round) throw roundErrors('round_not_found', 'We can’t find this round. Reload the page.');
  return shown(seeds, round);
}

/** A round whose key is gone is shown without its seed: it was given back. */
function shown(seeds: SeedChains, round: Round): Round {
  try {
    return seeds.opened(round);
  } catch {
    return round;
  }
}

function parseCursor(cursor: string): [string, string] {
  const [micros = '', id = ''] = cursor.split('_');
  if (!/^[0-9]{1,17}$/.test(micros) || !isUuid(id)) throw httpErrors('bad_request', 'cursor must be one that a page before gave');
  return [micros, id];
}
