/** A change of a balance on its way to the streams of that member. Amounts are hundredths. */
export interface BalanceChange {
  memberId: string;
  available: bigint;
  totalEarned: bigint;
  delta: bigint;
  /** The movement's type; `returned` and `reversed` for one that was undone. */
  type: string;
  /** The member's newest row of the ledger: an older one that comes later is dropped. */
  seq: bigint;
}

type Written = [memberId: string, available: string, totalEarned: string, delta: string, type: string, seq: string];

export type LiveMessage = { changes: Written[] } | { end: { memberId: string } | { sessionId: string } };

export function writeChange(change: BalanceChange): Written {
  const { memberId, available, totalEarned, delta, type, seq } = change;
  return [memberId, String(available), String(totalEarned), String(delta), type, String(seq)];
}

export function readChange([memberId, available, totalEarned, delta, type, seq]: Written): BalanceChange {
  return { memberId, available: BigInt(available), totalEarned: BigInt(totalEarned), delta: BigInt(delta), type, seq: BigInt(seq) };
}

/** Two changes of one member that travel together: the newer balance, both deltas. */
export function mergeChanges(one: BalanceChange | undefined, other: BalanceChange): BalanceChange {
  if (!one) return other;
  const newer = other.seq > one.seq ? other : one;
  return { ...newer, delta: one.delta + other.delta };
}
