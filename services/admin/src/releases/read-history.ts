import { Type, type Database, type Static } from '@facet/service-kit';
import { Nullable } from '../schemas.ts';
import { Pointers, type ReleaseState } from './pointers.ts';
import { releaseErrors } from './release-errors.ts';
import type { Standing } from './registry-store.ts';
import { ReleaseMove, ReleaseRevision } from './release-revision.ts';

export const History = Type.Object({
  revisions: Type.Array(
    Type.Object({
      revision: Type.Integer(),
      by: Type.String(),
      reason: Type.String(),
      at: Type.String({ format: 'date-time' }),
      moves: Type.Array(Type.Object({ deployable: Type.String(), from: Nullable(Pointers), to: Pointers })),
    }),
  ),
  nextCursor: Nullable(Type.String()),
});
type History = Static<typeof History>;

/**
 * Newest first; `before` is the cursor of the last page, `deployable` keeps the revisions that moved it (with all that
 * they moved).
 */
export async function readHistory(
  database: Database,
  page: { deployable: string | undefined; before: number | undefined; limit: number },
): Promise<History> {
  const query = ReleaseRevision.query(database)
    .orderBy('revision', 'desc')
    .limit(page.limit + 1);
  if (page.before !== undefined) void query.where('revision', '<', page.before);
  if (page.deployable !== undefined)
    void query.whereIn('revision', ReleaseMove.query(database).select('revision').where({ deployable: page.deployable }));
  const found = await query;
  const revisions = found.slice(0, page.limit);
  const moves = await ReleaseMove.query(database)
    .whereIn(
      'revision',
      revisions.map(({ revision }) => String(revision)),
    )
    .orderBy('deployable');
  const movesOf = Map.groupBy(moves, ({ revision }) => revision);
  const last = revisions.at(-1);
  return {
    revisions: revisions.map((each) => presentEntry(each, movesOf.get(each.revision) ?? [])),
    nextCursor: found.length > revisions.length && last ? String(last.revision) : null,
  };
}

/** What was in force at `revision`. Throws `revision_unknown`. */
export async function readPast(database: Database, revision: number): Promise<Standing> {
  const past = await ReleaseRevision.query(database).findById(revision);
  if (!past) throw releaseErrors('revision_unknown', `There is no revision ${revision}`);
  return { revision, state: JSON.parse(past.pointers) as ReleaseState };
}

/** The last revision that moved a deployable, and when. Throws when none did. */
export async function lastMoveOf(database: Database, deployable: string): Promise<{ revision: bigint; at: Date }> {
  const last = await ReleaseRevision.query(database)
    .whereIn('revision', ReleaseMove.query(database).max('revision').where({ deployable }))
    .first();
  if (!last) throw new Error(`${deployable} was never moved`);
  return { revision: last.revision, at: last.movedAt };
}

function presentEntry(revision: ReleaseRevision, moves: readonly ReleaseMove[]): History['revisions'][number] {
  return {
    revision: Number(revision.revision),
    by: revision.movedBy,
    reason: revision.reason,
    at: revision.movedAt.toISOString(),
    moves: moves.map(({ deployable, before, after }) => ({
      deployable,
      from: before === null ? null : (JSON.parse(before) as Pointers),
      to: JSON.parse(after) as Pointers,
    })),
  };
}
