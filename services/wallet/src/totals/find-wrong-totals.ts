import type { Transaction } from '@facet/service-kit';

interface WrongTotal {
  hour: Date;
  type: string;
  debit_account: string;
  credit_account: string;
  undo: boolean;
  summed: bigint;
  moved: bigint;
}

/**
 * Hours whose totals are not the sum of their transfers: rewritten, or a clock fell back behind what was summed
 * already, as after a failover. Of `since` and later; undefined: of all.
 */
export async function findWrongTotals(transaction: Transaction, since: Date | undefined): Promise<string[]> {
  const { rows } = await transaction.raw<{ rows: WrongTotal[] }>(
    `with sums as (
       select date_trunc('hour', created_at, 'UTC') as hour, type, debit_account, credit_account, undo,
         sum(amount)::bigint as amount, count(*) as transfers
       from transfers
       where created_at >= date_trunc('hour', :since::timestamptz, 'UTC') and created_at < (select until from transfer_totals_until)
       group by 1, 2, 3, 4, 5)
     select hour, type, debit_account, credit_account, undo, coalesce(t.amount, 0) as summed, coalesce(s.amount, 0) as moved
     from sums s full join (
       select * from transfer_totals where hour >= date_trunc('hour', :since::timestamptz, 'UTC')
     ) t using (hour, type, debit_account, credit_account, undo)
     where (t.amount, t.transfers) is distinct from (s.amount, s.transfers)
     order by hour, type, debit_account, credit_account, undo`,
    { since: since?.toISOString() ?? '-infinity' },
  );
  return rows.map(
    ({ hour, type, debit_account: from, credit_account: to, undo, summed, moved }) =>
      `${hour.toISOString()} ${undo ? 'undone ' : ''}${type} from ${from} to ${to}: summed ${summed}, transfers say ${moved}`,
  );
}
