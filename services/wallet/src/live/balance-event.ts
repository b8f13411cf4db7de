/** A change of a balance on its way to the streams of that member. Amounts are hundredths. */
export interface BalanceChange {
  memberId: string;
  available: bigint;
  totalEarned: bigint;
  /** The transfer's type; `returned` and `reversed` for one that was undone. */
  type: string;
  /** The member's newest row of the ledger: an older one that comes later is dropped. */
  seq: bigint;
}

type Written = [memberId: string, available: string, totalEarned: string, type: string, seq: string];

/** `notices`: whose inbox has something new. */
export type LiveMessage = { changes: Written[]; notices?: string[] } | { end: { memberId: string } | { sessionId: string } };

export function writeChange(change: BalanceChange): Written {
  const { memberId, available, totalEarned, type, seq } = change;
  return [memberId, String(available), String(totalEarned), type, String(seq)];
}

export function readChange([memberId, available, totalEarned, type, seq]: Written): BalanceChange {
  return { memberId, available: BigInt(available), totalEarned: BigInt(totalEarned), type, seq: BigInt(seq) };
}

/** Of two changes of one member that travel together the newer one tells the balance. */
export function newerChange(one: BalanceChange | undefined, other: BalanceChange): BalanceChange {
  return one && one.seq > other.seq ? one : other;
}
