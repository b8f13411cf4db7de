import { createHash } from 'node:crypto';

/**
 * A Merkle sum tree in the shape of RFC 6962, section 2.1: each node commits to what the leaves below it have together.
 */

/** 32 bytes of SHA-256, then the sum, 8 bytes big-endian. */
export type Node = Buffer;
export const NODE_BYTES = 40;

export const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const LEAF = Buffer.of(0);
const INNER = Buffer.of(1);

export const hashOf = (node: Node): Buffer => node.subarray(0, 32);
export const sumOf = (node: Node): bigint => node.readBigInt64BE(32);

export function leafOf(data: Uint8Array, sum: bigint): Node {
  const bytes = bytesOfSum(sum);
  return Buffer.concat([sha256(LEAF, data, bytes), bytes]);
}

function parentOf(left: Node, right: Node): Node {
  return Buffer.concat([sha256(INNER, left, right), bytesOfSum(sumOf(left) + sumOf(right))]);
}

/** @throws RangeError for a sum that is negative or beyond 2^63 */
function bytesOfSum(sum: bigint): Buffer {
  if (sum < 0n) throw new RangeError('nobody has less than nothing');
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(sum);
  return bytes;
}

/** Of at least one leaf. */
export function topOf(leaves: readonly Node[]): Node {
  const [only] = leaves;
  if (only === undefined) throw new Error('a tree has at least one leaf');
  if (leaves.length === 1) return only;
  const middle = splitOf(leaves.length);
  return parentOf(topOf(leaves.slice(0, middle)), topOf(leaves.slice(middle)));
}

/** The other side of each node between the leaf and the top, from the leaf on. */
export function pathOf(leaves: readonly Node[], index: number): Node[] {
  if (leaves.length === 1) return [];
  const middle = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)];
  return index < middle ? [...pathOf(left, index), topOf(right)] : [...pathOf(right, index - middle), topOf(left)];
}

/** The largest power of two below n. */
function splitOf(n: number): number {
  return 2 ** Math.floor(Math.log2(n - 1));
}
