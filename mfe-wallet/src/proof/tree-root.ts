import { fromHex, sha256, type Bytes } from './hash.ts';

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export interface Place {
  leafIndex: number;
  treeSize: number;
  /** Hex. */
  path: readonly string[];
}

/** The root to which a leaf leads by its path (RFC 9162, 2.1.3.2: the tree of RFC 6962); null when the path does not fit the place. */
export async function rootAbove(data: Bytes, { leafIndex, treeSize, path }: Place): Promise<Bytes | null> {
  if (leafIndex < 0 || leafIndex >= treeSize) return null;
  let [node, last] = [leafIndex, treeSize - 1];
  let hash = await sha256(LEAF, data);
  for (const other of path.map(fromHex)) {
    if (last === 0) return null;
    const isRight = node % 2 === 1;
    hash = isRight || node === last ? await sha256(NODE, other, hash) : await sha256(NODE, hash, other);
    // The last node of an odd level has no other side: it moves up as it is until it has one.
    while (!isRight && node === last && node % 2 === 0 && node !== 0) [node, last] = [half(node), half(last)];
    [node, last] = [half(node), half(last)];
  }
  return last === 0 ? hash : null;
}

/** Not by bits: those end at 2^31. */
function half(count: number): number {
  return Math.floor(count / 2);
}
