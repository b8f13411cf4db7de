import { formatMoney, type Database } from '@facet/service-kit';

interface Row {
  day: string;
  requested: bigint;
  requested_count: number;
  paid: bigint;
  paid_count: number;
  returned: bigint;
  returned_count: number;
}

/**
 * What was reserved, paid and given back on each day (UTC) of a range, without gaps, newest first; test withdrawals
 * included.
 */
export async function readPayoutDays(database: Database, { from, to }: { from: string; to: string }) {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with days as (select day::date from generate_series(:from::date, :to::date, interval '1 day') as day),
     bounds as (select :from::date::timestamp at time zone 'UTC' as low, (:to::date + 1)::timestamp at time zone 'UTC' as high),
     asked as (
       select (created_at at time zone 'UTC')::date as day, sum(amount)::bigint as total, count(*)::int as times
       from withdrawals, bounds where created_at >= low and created_at < high and state not in ('opening', 'refused') and ending is distinct from 'refused'
       group by 1
     ),
     ended as (
       select (processed_at at time zone 'UTC')::date as day, state = 'paid' as paid, sum(amount)::bigint as total, count(*)::int as times
       from withdrawals, bounds where processed_at >= low and processed_at < high and state in ('paid', 'rejected', 'cancelled')
       group by 1, 2
     )
     select d.day::text, coalesce(a.total, 0)::bigint as requested, coalesce(a.times, 0) as requested_count,
       coalesce(p.total, 0)::bigint as paid, coalesce(p.times, 0) as paid_count,
       coalesce(r.total, 0)::bigint as returned, coalesce(r.times, 0) as returned_count
     from days d left join asked a on a.day = d.day
     left join ended p on p.day = d.day and p.paid left join ended r on r.day = d.day and not r.paid
     order by d.day desc`,
    { from, to },
  );
  return rows.map((row) => ({
    day: row.day,
    requested: formatMoney(row.requested),
    requestedCount: row.requested_count,
    paid: formatMoney(row.paid),
    paidCount: row.paid_count,
    returned: formatMoney(row.returned),
    returnedCount: row.returned_count,
  }));
}

/** What is held for open withdrawals of all members together, as the ledger has it. */
export async function readHeld(database: Database): Promise<string> {
  const { rows } = await database.raw<{ rows: [{ held: bigint }] }>(
    "select coalesce(sum(amount), 0)::bigint as held from withdrawals where state in ('held', 'processing', 'unknown')",
  );
  return formatMoney(rows[0].held);
}
