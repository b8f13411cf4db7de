import { cutPage, httpErrors, type Database } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import { RoundRecord, roundErrors, type Round } from '../rounds/index.ts';
import type { Game } from '../win-chances/index.ts';

/** Rounds that began, in the order in which they were dealt, newest first. A cursor is where the page before ended. */
export async function listRounds(
  database: Database,
  seeds: SeedChains,
  { memberId, game, cursor, limit }: { memberId: string; game: Game | undefined; cursor: string | undefined; limit: number },
): Promise<{ rounds: Round[]; nextCursor: string | null }> {
  const query = RoundRecord.query(database)
    .where({ member_id: memberId })
    // As the index of nonces has it: one that was refused has put its nonce back.
    .whereRaw("state <> 'refused' and started_at is not null")
    .orderBy('nonce', 'desc')
    .limit(limit + 1);
  if (game !== undefined) void query.where({ game });
  if (cursor !== undefined) void query.where('nonce', '<', parseCursor(cursor));
  const { rows: rounds, nextCursor } = cutPage(await query.castTo<Round[]>(), limit, ({ nonce }) => String(nonce));
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

function parseCursor(cursor: string): number {
  if (!/^[1-9][0-9]{0,8}$/.test(cursor)) throw httpErrors('bad_request', 'cursor must be one that a page before gave');
  return Number(cursor);
}
