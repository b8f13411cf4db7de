import type { Transaction } from '@facet/service-kit';

const SESSION_LOCK = 4_711_201;

/** Writers hold it together from before they look at the clock to their commit. */
export async function shareSessions(transaction: Transaction): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock_shared(?)', [SESSION_LOCK]);
}

/** After it every session with a time that has passed is committed: a reader who counts by time misses none and sees none twice. */
export async function stopSessions(transaction: Transaction): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(?)', [SESSION_LOCK]);
}
