import type { Transaction } from '@facet/service-kit';

/** Whoever decides by this name, or about it, does so one after the other. */
export async function lockUsername(transaction: Transaction, username: string): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(lower(?), 0))', [username]);
}
