import type { Database } from '@facet/service-kit';
import type { Pointers, ReleaseState } from './pointers.ts';
import { releaseErrors } from './release-errors.ts';
import type { RevisionRow, Standing } from './registry-store.ts';

export interface HistoryEntry {
  revision: number;
  by: string;
  reason: string;
  /** ISO 8601. */
  at: string;
  moves: { deployable: string; from: Pointers | null; to: Pointers }[];
}

interface MoveRow {
  revision: bigint;
  deployable: string;
  before: string | null;
  after: string;
}

/** Newest first; `before` is the cursor of the last page, `deployable` keeps the revisions that moved it (with all that they moved). */
export async function readHistory(
  database: Database,
  page: { deployable: string | undefined; before: number | undefined; limit: number },
): Promise<{ revisions: HistoryEntry[]; nextCursor: string | null }> {
  const query = database<RevisionRow>('release_revisions')
    .orderBy('revision', 'desc')
    .limit(page.limit + 1);
  if (page.before !== undefined) void query.where('revision', '<', page.before);
  if (page.deployable !== undefined)
    void query.whereIn('revision', database('release_moves').select('revision').where({ deployable: page.deployable }));
  const found = await query;
  const rows = found.slice(0, page.limit);
  const moves = await database<MoveRow>('release_moves')
    .whereIn(
      'revision',
      rows.map(({ revision }) => String(revision)),
    )
    .orderBy('deployable');
  const movesOf = Map.groupBy(moves, ({ revision }) => revision);
  const last = rows.at(-1);
  return {
    revisions: rows.map((row) => presentEntry(row, movesOf.get(row.revision) ?? [])),
    nextCursor: found.length > rows.length && last ? String(last.revision) : null,
  };
}

/** What was in force at `revision`. Throws `revision_unknown`. */
export async function readPast(database: Database, revision: number): Promise<Standing> {
  const row = await database<RevisionRow>('release_revisions')
    .where({ revision: BigInt(revision) })
    .first();
  if (!row) throw releaseErrors('revision_unknown', `There is no revision ${revision}`);
  return { revision, state: JSON.parse(row.pointers) as ReleaseState };
}

/** The last revision that moved a deployable, and when. Throws when none did. */
export async function lastMoveOf(database: Database, deployable: string): Promise<{ revision: bigint; at: Date }> {
  const row = await database<RevisionRow>('release_revisions')
    .whereIn('revision', database('release_moves').max('revision').where({ deployable }))
    .first();
  if (!row) throw new Error(`${deployable} was never moved`);
  return { revision: row.revision, at: row.moved_at };
}

function presentEntry(row: RevisionRow, moves: readonly MoveRow[]): HistoryEntry {
  return {
    revision: Number(row.revision),
    by: row.moved_by,
    reason: row.reason,
    at: row.moved_at.toISOString(),
    moves: moves.map(({ deployable, before, after }) => ({
      deployable,
      from: before === null ? null : (JSON.parse(before) as Pointers),
      to: JSON.parse(after) as Pointers,
    })),
  };
}
