import { Type, type Static, type Transaction } from '@facet/service-kit';
import { applyMoves } from './apply-moves-rules.ts';
import { checkFit } from './fit-rules.ts';
import { Move, type ReleaseState } from './pointers.ts';
import { addRevision, lockRegistry, readStanding, requirePublished } from './registry-store.ts';
import { plainText } from './schemas.ts';
import { mayMeet, versionsInForce } from './versions-in-force.ts';

export const Moves = Type.Object(
  {
    revision: Type.Integer({ minimum: 0, description: 'the one that the mover has seen' }),
    moves: Type.Array(Move, { minItems: 1, maxItems: 50 }),
    reason: plainText(500),
    by: plainText(100),
  },
  { additionalProperties: false },
);

interface MoveResult {
  moved: boolean;
  /** In force by now. */
  revision: number;
}

/**
 * All of the moves or none, if nobody moved since `revision`; otherwise `moved: false` with the revision in force.
 * Throws `version_unknown`, `no_stable`, `share_invalid`, `group_split`, and what a version that does not fit is
 * refused for.
 */
export async function moveReleases(transaction: Transaction, request: Static<typeof Moves>): Promise<MoveResult> {
  await lockRegistry(transaction);
  const before = await readStanding(transaction);
  if (before.revision !== request.revision) return { moved: false, revision: before.revision };
  await refuseUnknownVersions(transaction, request.moves);
  const state = applyMoves(before.state, request.moves);
  const moved = request.moves.map(({ deployable }) => deployable);
  await refuseUnfit(transaction, state, moved);
  const revision = await addRevision(transaction, before, { state, moved, by: request.by, reason: request.reason });
  return { moved: true, revision };
}

async function refuseUnknownVersions(transaction: Transaction, moves: readonly Move[]): Promise<void> {
  const named = moves.flatMap(({ deployable, stable, canary }) =>
    [stable, canary?.version].filter((version) => version !== undefined).map((version) => ({ deployable, version })),
  );
  await requirePublished(transaction, named);
}

async function refuseUnfit(transaction: Transaction, state: ReleaseState, moved: readonly string[]): Promise<void> {
  const inForce = await versionsInForce(transaction, state);
  for (const candidate of inForce.filter(({ deployable }) => moved.includes(deployable)))
    for (const other of inForce.filter((version) => mayMeet(candidate, version))) checkFit(candidate, other);
}
