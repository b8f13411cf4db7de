import type { Transaction } from '@facet/service-kit';

/** One claim of a member at a time, and no chargeback beside it: until the transaction ends. */
export async function lockMember(transaction: Transaction, memberId: string): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [memberId]);
}
