import type { Database } from '@facet/service-kit';
import { presentOwn } from './list-withdrawals.ts';
import type { Withdrawal } from './withdrawal.ts';

/** As it was when it was asked for, so that a repetition answers the same. */
export async function presentRequested(database: Database, withdrawal: Withdrawal, message: string) {
  const asRequested = { ...withdrawal, state: 'held', ending: null, reason: null, processed_at: null } as const;
  return { success: true as const, message, withdrawal: await presentOwn(database, asRequested) };
}
