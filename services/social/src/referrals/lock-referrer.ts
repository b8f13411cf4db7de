import type { Transaction } from '@facet/service-kit';
import { rankAt, type Rank } from '../ranks/index.ts';

/** A row of `referrers`. */
export interface Referrer {
  member_id: string;
  /** Hundredths of referral bonuses that were not reversed. */
  total: bigint;
  rank_id: string;
}

/** The referrer's row, made when they first earn, to the end of the transaction. */
export async function lockReferrer(transaction: Transaction, memberId: string, ranks: readonly Rank[]): Promise<Referrer> {
  await transaction<Referrer>('referrers')
    .insert({ member_id: memberId, total: 0n, rank_id: rankAt(ranks, 0n).id })
    .onConflict('member_id')
    .ignore();
  return (await transaction<Referrer>('referrers').where({ member_id: memberId }).forUpdate().first()) as Referrer;
}
