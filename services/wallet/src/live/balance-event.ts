/** A change of a balance on its way to the streams of that member. Amounts are hundredths. */
export interface BalanceChange {
  memberId: string;
  available: bigint;
  totalEarned: bigint;
  /** The transfer's type; `returned` and `reversed` for one that was undone. */
  type: string;
  /** The member's newest row of the ledger: an older one that comes later is dropped. */
  seq: bigint;
  /** Whose wall paid or took back, of a wall's credit and its reversal. */
  provider?: string | undefined;
}

type Written = [memberId: string, available: string, totalEarned: string, type: string, seq: string, provider?: string];

/** `notices`: whose inbox has something new. */
export type LiveMessage = { changes: Written[]; notices?: string[] } | { end: { memberId: string } | { sessionId: string } };

export function writeChange(change: BalanceChange): Written {
  const { memberId, available, totalEarned, type, seq, provider } = change;
  const written: Written = [memberId, String(available), String(totalEarned), type, String(seq)];
  if (provider !== undefined) written.push(provider);
  return written;
}

export function readChange([memberId, available, totalEarned, type, seq, provider]: Written): BalanceChange {
  return { memberId, available: BigInt(available), totalEarned: BigInt(totalEarned), type, seq: BigInt(seq), provider };
}

/** Of two changes of one member that travel together the newer one tells the balance. */
export function newerChange(one: BalanceChange | undefined, other: BalanceChange): BalanceChange {
  return one && one.seq > other.seq ? one : other;
}
