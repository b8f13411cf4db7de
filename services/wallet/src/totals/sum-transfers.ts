import { inTransaction, type Database } from '@facet/service-kit';

/** Between a transaction's start and the moment at which others can see that it runs. */
const MARGIN_MS = 10_000;

/**
 * Adds what moved since the last time to the hourly totals, as far back as no transaction under way can still add to.
 * One replica does it.
 * @returns whether it was this one.
 */
export function sumTransfers(database: Database, marginMs = MARGIN_MS): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { rows: states } = await transaction.raw<{ rows: { until: string }[] }>(
      'select until::text from transfer_totals_until for update skip locked',
    );
    const [state] = states;
    if (!state) return false;
    // A statement of its own, before the one that sums: a transfer is younger than its transaction, and whoever is not
    // seen running here has ended and is seen there, or begins later. As text: a JavaScript date would lose the
    // microseconds.
    const { rows: instants } = await transaction.raw<{ rows: [{ safe: string }] }>(
      `select least(min(xact_start), clock_timestamp() - ? * interval '1 millisecond')::text as safe from pg_stat_activity
       where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`,
      [marginMs],
    );
    const bounds = { until: state.until, safe: instants[0].safe };
    await transaction.raw(ADD, bounds);
    await transaction.raw('update transfer_totals_until set until = greatest(until, :safe::timestamptz)', bounds);
    return true;
  });
}

const ADD = `
  insert into transfer_totals as t (hour, type, debit_account, credit_account, undo, amount, transfers)
  select date_trunc('hour', created_at, 'UTC'), type, debit_account, credit_account, undo, sum(amount)::bigint, count(*)
  from transfers where created_at >= :until::timestamptz and created_at < :safe::timestamptz
  group by 1, 2, 3, 4, 5
  on conflict (hour, type, debit_account, credit_account, undo)
  do update set amount = t.amount + excluded.amount, transfers = t.transfers + excluded.transfers`;
