import { concat, field, fromHex, sha256, type Bytes } from './hash.ts';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const DAY = Uint8Array.of(4);
/** Sums are never negative and never wrap around. */
const LIMIT = 2n ** 63n;

export interface Place {
  leafIndex: number;
  treeSize: number;
  /** Hex. */
  path: readonly string[];
}

/** A node of the tree: what is below it, and what its members have together. */
export interface Node {
  hash: Bytes;
  sum: bigint;
}

/**
 * The top to which a leaf leads by its path (RFC 9162, 2.1.3.2: the shape of RFC 6962; each node commits to the sum of
 * its two sides, so that nobody can be left out of the total); null when the path does not fit the place.
 */
export async function topAbove(data: Bytes, balance: bigint, { leafIndex, treeSize, path }: Place): Promise<Node | null> {
  if (leafIndex < 0 || leafIndex >= treeSize || balance >= LIMIT) return null;
  let [index, last] = [leafIndex, treeSize - 1];
  let node: Node = { hash: await sha256(LEAF, data, sumBytes(balance)), sum: balance };
  for (const other of path.map(nodeOf)) {
    if (last === 0 || other.sum >= LIMIT || node.sum + other.sum >= LIMIT) return null;
    const isRight = index % 2 === 1;
    node = isRight || index === last ? await parentOf(other, node) : await parentOf(node, other);
    // The last node of an odd level has no other side: it moves up as it is until it has one.
    while (!isRight && index === last && index % 2 === 0 && index !== 0) [index, last] = [half(index), half(last)];
    [index, last] = [half(index), half(last)];
  }
  return last === 0 ? node : null;
}

/**
 * What is published of a day: commits to its tree, to how many members have how much together, and to the day before.
 */
export function dayRoot(day: string, treeSize: number, top: Node, previousRoot: string): Promise<Bytes> {
  const texts = ['facet.proof-root.v2', day, String(treeSize), String(top.sum)];
  return sha256(DAY, concat(texts.map(field)), top.hash, fromHex(previousRoot));
}

async function parentOf(left: Node, right: Node): Promise<Node> {
  const hash = await sha256(NODE, left.hash, sumBytes(left.sum), right.hash, sumBytes(right.sum));
  return { hash, sum: left.sum + right.sum };
}

function nodeOf(hex: string): Node {
  const bytes = fromHex(hex);
  return { hash: bytes.slice(0, 32), sum: new DataView(bytes.buffer).getBigUint64(32) };
}

function sumBytes(sum: bigint): Bytes {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, sum);
  return bytes;
}

/** Not by bits: those end at 2^31. */
function half(count: number): number {
  return Math.floor(count / 2);
}
