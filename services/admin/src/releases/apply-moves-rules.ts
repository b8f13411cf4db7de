import type { Move, Pointers, ReleaseState } from './pointers.ts';
import { releaseErrors } from './release-errors.ts';

/**
 * The state after `moves`. A version that becomes the stable one is no canary any more; a group lasts as long as its
 * canary. Throws `no_stable` for a canary of what has no stable version yet, `share_invalid` and `group_split`.
 */
export function applyMoves(before: ReleaseState, moves: readonly Move[]): ReleaseState {
  const after: Record<string, Pointers> = { ...before };
  for (const move of moves) after[move.deployable] = applyMove(after[move.deployable], move);
  refuseSplitGroups(before, after, moves);
  return after;
}

function applyMove(before: Pointers | undefined, move: Move): Pointers {
  const stable = move.stable ?? before?.stable;
  if (stable === undefined) throw releaseErrors('no_stable', `${move.deployable} has no stable version yet: release one before a canary`);
  if (move.canary) refuseFineShare(move.canary.share);
  const wished = move.canary === undefined ? (before?.canary ?? null) : move.canary;
  const canary = wished?.version === stable ? null : wished;
  return {
    stable,
    previous: before === undefined || before.stable === stable ? (before?.previous ?? null) : before.stable,
    canary,
    group: canary === null ? null : move.group === undefined ? (before?.group ?? null) : move.group,
  };
}

/** Not left to the schema: as a binary fraction 33.33 is no multiple of 0.01. */
function refuseFineShare(share: number): void {
  if (Number(share.toFixed(2)) !== share) throw releaseErrors('share_invalid', `A share has two decimals at most: ${share}`);
}

/**
 * In one group every canary has the same share, and all of them end alike in one move; who is to go alone is moved with
 * `group: null`.
 */
function refuseSplitGroups(before: ReleaseState, after: ReleaseState, moves: readonly Move[]): void {
  for (const [group, members] of groupsOf(after)) {
    const shares = new Set(members.map((name) => after[name]?.canary?.share));
    if (shares.size > 1) throw split(group, members, 'must have the same share');
  }
  const leaving = new Set(moves.filter((move) => move.group !== undefined).map((move) => move.deployable));
  for (const [group, members] of groupsOf(before)) {
    const stayed = members.filter((name) => !leaving.has(name));
    const ends = new Set(stayed.map((name) => endOf(before[name], after[name])));
    if (ends.size > 1) throw split(group, stayed, 'must be promoted or taken back in one move');
  }
}

function groupsOf(state: ReleaseState): Map<string, string[]> {
  const grouped = Object.keys(state).filter((name) => typeof state[name]?.group === 'string');
  return Map.groupBy(grouped, (name) => state[name]?.group ?? '');
}

/** What became of a canary that was in a group. */
function endOf(before: Pointers | undefined, after: Pointers | undefined): 'goes on' | 'promoted' | 'taken back' {
  if (after?.canary) return 'goes on';
  return after?.stable === before?.canary?.version ? 'promoted' : 'taken back';
}

function split(group: string, members: readonly string[], what: string): Error {
  return releaseErrors('group_split', `The group ${group} moves together: ${members.join(' and ')} ${what}`);
}
