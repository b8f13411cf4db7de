/** Every field is text and hashed as it is written. */
export type ProvenTransfer = Record<(typeof TRANSFER_FIELDS)[number], string>;

/**
 * The file that the wallet gives: a member's transfers until the end of a day, and their place under that day's root.
 */
export interface StatementProof {
  memberId: string;
  /** UTC, such as 2026-11-20. */
  day: string;
  /** SHA-256, hex; so are `previousRoot` and `head`. */
  root: string;
  /** Of the day before. */
  previousRoot: string;
  /** What all members had together. */
  totalHundredths: string;
  head: string;
  /** Leaves of the tree. */
  treeSize: number;
  leafIndex: number;
  /** The other side of each node from the leaf to the top: its hash, then its sum (8 bytes), hex. */
  path: readonly string[];
  /** Oldest first. */
  transfers: readonly ProvenTransfer[];
}

/** In the order in which they are hashed. */
export const TRANSFER_FIELDS = [
  'seq',
  'id',
  'debitAccount',
  'creditAccount',
  'amountHundredths',
  'type',
  'reason',
  'caller',
  'key',
  'undo',
  'balanceAfterHundredths',
  'debtAfterHundredths',
  'createdAt',
] as const;

const FORMAT = 'facet.statement-proof.v2';
const HASH = /^[0-9a-f]{64}$/;
const NODE = /^[0-9a-f]{80}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBERS = ['seq', 'amountHundredths', 'balanceAfterHundredths', 'debtAfterHundredths'] as const;
const WHOLE = /^\d{1,20}$/;

/** Null for a text that is no such file: a check must not stumble over what it was given. */
export function parseProof(text: string): StatementProof | null {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof StatementProof | 'format', unknown>>;
    return isProof(value) ? value : null;
  } catch {
    return null;
  }
}

function isProof(value: Partial<Record<keyof StatementProof | 'format', unknown>>): value is StatementProof {
  const { format, memberId, day, root, previousRoot, totalHundredths, head, treeSize, leafIndex, path, transfers } = value;
  return (
    format === FORMAT &&
    typeof memberId === 'string' &&
    typeof day === 'string' &&
    DAY.test(day) &&
    [root, previousRoot, head].every(isHash) &&
    typeof totalHundredths === 'string' &&
    WHOLE.test(totalHundredths) &&
    [treeSize, leafIndex].every((count) => Number.isSafeInteger(count)) &&
    Array.isArray(path) &&
    path.every((node) => typeof node === 'string' && NODE.test(node)) &&
    Array.isArray(transfers) &&
    transfers.every(isTransfer)
  );
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value);
}

function isTransfer(value: unknown): value is ProvenTransfer {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<string, unknown>>;
  return TRANSFER_FIELDS.every((name) => typeof fields[name] === 'string') && NUMBERS.every((name) => WHOLE.test(fields[name] as string));
}
