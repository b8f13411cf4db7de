import { inTransaction, type Database, type Transaction } from '@facet/service-kit';

const SESSION_LOCK = 4_711_201;

/** Writers of sessions hold it together, from before they look at the clock to their commit. */
export async function shareSessionLock(transaction: Transaction): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock_shared(?)', [SESSION_LOCK]);
}

/** A time before which every session is committed: who counts by time from one such time to the next misses none and sees none twice. */
export function sessionsSettledAt(database: Database): Promise<Date> {
  return inTransaction(database, async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [SESSION_LOCK]);
    const { rows } = await transaction.raw<{ rows: [{ at: Date }] }>(`select date_trunc('milliseconds', clock_timestamp()) as at`);
    return rows[0].at;
  });
}
