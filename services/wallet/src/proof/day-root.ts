import { sha256 } from './merkle-tree.ts';

/** What the root of a day commits to. */
export interface DayRoot {
  /** UTC, `2026-11-20`. */
  day: string;
  members: bigint;
  /** Hundredths. */
  total: bigint;
  tree: Buffer;
  /** The root of the day before: who knows one root knows all before it. */
  previous: Buffer;
}

/** Before the first day. */
export const NO_ROOT = Buffer.alloc(32);

export function dayRootOf({ day, members, total, tree, previous }: DayRoot): Buffer {
  return sha256(Buffer.of(4), ...['facet.proof-root.v2', day, String(members), String(total)].map(field), tree, previous);
}

/** A text as it is hashed: its length in bytes (32 bits, big-endian), then its UTF-8. */
function field(text: string): Buffer {
  const utf8 = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(utf8.length);
  return Buffer.concat([length, utf8]);
}
