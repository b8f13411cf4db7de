import type { Transaction } from '@facet/service-kit';
import { rankAt, Referrer, type Rank } from '../ranks/index.ts';

/** The referrer's row, made when they first earn, to the end of the transaction. */
export async function lockReferrer(transaction: Transaction, memberId: string, ranks: readonly Rank[]): Promise<Referrer> {
  await Referrer.insertNew(transaction, { memberId, total: 0n, rankId: rankAt(ranks, 0n).id }, 'member_id');
  return Referrer.query(transaction).findById(memberId).forUpdate().throwIfNotFound();
}
