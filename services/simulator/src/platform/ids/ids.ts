import { createHash } from 'node:crypto';

/**
 * Ids are drawn from the name and carry what the platform must know without a look-up:
 *   user id    = (2^43 + 43 bits of SHA-256 of the lower-case name) * 8 + conduct
 *   other ids  = user id * 64 + tag       (universe 1-2, place 3-4, pass 8-15, product 16-23)
 * so that a user's places and passes are known from any of these numbers alone, after a restart too,
 * and a universe id handed in where a place id belongs is refused. All stay below 2^53.
 */
const conducts = ['ordinary', 'solo', 'empty', 'nopass', 'slow', 'err', 'limited'] as const;
export type Conduct = (typeof conducts)[number];

export type ChildKind = 'universe' | 'place' | 'pass' | 'product';
export interface ChildId {
  userId: number;
  /** 0 or 1: which of the user's two experiences. */
  experience: number;
  /** 0 to 3: which of the experience's passes; 0 for universes and places. */
  pass: number;
}

const userFloor = 2 ** 43;
const tagRanges: Record<ChildKind, { first: number; passesEach: number }> = {
  universe: { first: 1, passesEach: 1 },
  place: { first: 3, passesEach: 1 },
  pass: { first: 8, passesEach: 4 },
  product: { first: 16, passesEach: 4 },
};

export function conductOfName(username: string): Conduct {
  const lower = username.toLowerCase();
  return conducts.find((conduct) => lower.startsWith(`${conduct}_`)) ?? 'ordinary';
}

export function userIdOfName(username: string): number {
  const lower = username.toLowerCase();
  const hash = createHash('sha256').update(lower).digest().readUIntBE(0, 6) % userFloor;
  return (userFloor + hash) * 8 + conducts.indexOf(conductOfName(lower));
}

/** null: no user can have this id. */
export function conductOfUserId(userId: number): Conduct | null {
  if (userId < userFloor * 8 || userId >= userFloor * 16) return null;
  return conducts[userId % 8] ?? null;
}

export function childId(kind: ChildKind, { userId, experience, pass }: ChildId): number {
  const { first, passesEach } = tagRanges[kind];
  return userId * 64 + first + experience * passesEach + pass;
}

/** null: not an id of this kind. */
export function readChildId(kind: ChildKind, id: number): ChildId | null {
  const { first, passesEach } = tagRanges[kind];
  const index = (id % 64) - first;
  const userId = Math.floor(id / 64);
  if (index < 0 || index >= 2 * passesEach || conductOfUserId(userId) === null) return null;
  return { userId, experience: Math.floor(index / passesEach), pass: index % passesEach };
}
