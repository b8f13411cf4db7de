import { inTransaction, type Database } from '@facet/service-kit';
import { settledUntil } from '../ledger/index.ts';

/**
 * Adds what moved since the last time to the hourly totals, as far back as no transaction under way can still add to.
 * One replica does it.
 * @returns whether it was this one.
 */
export function sumTransfers(database: Database, marginMs?: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { rows: states } = await transaction.raw<{ rows: { until: string }[] }>(
      'select until::text from transfer_totals_until for update skip locked',
    );
    const [state] = states;
    if (!state) return false;
    const bounds = { until: state.until, safe: await settledUntil(transaction, marginMs) };
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
