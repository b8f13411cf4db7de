import { createHash } from 'node:crypto';

/** A Merkle tree as RFC 6962, section 2.1 has it, over leaves that are hashed already. */

export type Hash = Buffer;

const sha256 = (...parts: readonly Uint8Array[]): Hash => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

export const leafHash = (data: Uint8Array): Hash => sha256(LEAF, data);
const nodeHash = (left: Hash, right: Hash): Hash => sha256(NODE, left, right);

/** Of at least one leaf. */
export function rootOf(leaves: readonly Hash[]): Hash {
  const [only] = leaves;
  if (only === undefined) throw new Error('a tree has at least one leaf');
  if (leaves.length === 1) return only;
  const middle = splitOf(leaves.length);
  return nodeHash(rootOf(leaves.slice(0, middle)), rootOf(leaves.slice(middle)));
}

/** The other side of each node between the leaf and the root, from the leaf on. */
export function pathOf(leaves: readonly Hash[], index: number): Hash[] {
  if (leaves.length === 1) return [];
  const middle = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)];
  return index < middle ? [...pathOf(left, index), rootOf(right)] : [...pathOf(right, index - middle), rootOf(left)];
}

/** The largest power of two below n. */
function splitOf(n: number): number {
  return 2 ** Math.floor(Math.log2(n - 1));
}
