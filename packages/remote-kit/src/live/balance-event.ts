/** One message of `GET /api/live`: the balance now, and what changed it ("0.00" in the first one). */
export interface BalanceEvent {
  balance: string;
  totalEarned: string;
  /** Signed, two decimals. */
  delta: string;
  /** Type of the transaction; null when it is none: the state at the beginning (`snapshot` on the wire). */
  type: string | null;
  /** Whose wall paid, of a wall's credit. */
  provider?: string;
}

/** Null for anything that is not one: a page must not show what it does not understand. */
export function parseBalanceEvent(text: string): BalanceEvent | null {
  try {
    const { balance, totalEarned, delta, type, provider } = JSON.parse(text) as Record<string, unknown>;
    if (typeof balance !== 'string' || typeof totalEarned !== 'string') return null;
    return {
      balance,
      totalEarned,
      delta: typeof delta === 'string' ? delta : '0.00',
      type: typeof type === 'string' && type !== 'snapshot' ? type : null,
      ...(typeof provider === 'string' && { provider }),
    };
  } catch {
    return null;
  }
}
