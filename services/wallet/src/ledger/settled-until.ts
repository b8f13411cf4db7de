import type { Transaction } from '@facet/service-kit';

/** Between a transaction's start and the moment at which others can see that it runs. */
const MARGIN_MS = 10_000;

/**
 * The instant before which nothing of the ledger can still be written. A transfer is younger than its transaction, and
 * whoever is not seen running here has ended, so that the statements that follow see it, or begins later: therefore a
 * statement of its own, before those. As text: a JavaScript date would lose the microseconds. It goes back with a clock
 * that does: what may be looked at twice begins there again.
 */
export async function settledUntil(transaction: Transaction, marginMs = MARGIN_MS): Promise<string> {
  const { rows } = await transaction.raw<{ rows: [{ until: string }] }>(
    `select least(min(xact_start), clock_timestamp() - ? * interval '1 millisecond')::text as until from pg_stat_activity
     where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
    [marginMs],
  );
  return rows[0].until;
}
