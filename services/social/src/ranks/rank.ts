import type { Database, Transaction } from '@facet/service-kit';

/** A row of `ranks`. */
export interface Rank {
  id: string;
  name: string;
  /** Hundredths of a percent. */
  bonus_percent: number;
  /** Hundredths of R$ of referral earnings. */
  required_earnings: bigint;
  color: string;
}

/** The lowest first; that one needs nothing. */
export async function listRanks(database: Database | Transaction): Promise<Rank[]> {
  return (await database<Rank>('ranks').orderBy('required_earnings')) as Rank[];
}

/** The highest rank that this much reaches. */
export function rankAt(ranks: readonly Rank[], totalHundredths: bigint): Rank {
  const reached = ranks.findLast((rank) => rank.required_earnings <= totalHundredths);
  if (!reached) throw new Error('there is no rank that needs nothing');
  return reached;
}
