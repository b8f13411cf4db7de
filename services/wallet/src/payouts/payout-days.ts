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

/** What was reserved, paid and given back on each day (UTC) of a range, without gaps, newest first; test withdrawals included. */
export async function readPayoutDays(database: Database, { from, to }: { from: string; to: string }) {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `WITH days AS (SELECT day::date FROM generate_series(:from::date, :to::date, interval '1 day') AS day),
     bounds AS (SELECT :from::date::timestamp AT TIME ZONE 'UTC' AS low, (:to::date + 1)::timestamp AT TIME ZONE 'UTC' AS high),
     asked AS (
       SELECT (created_at AT TIME ZONE 'UTC')::date AS day, sum(amount)::bigint AS total, count(*)::int AS times
       FROM withdrawals, bounds WHERE created_at >= low AND created_at < high AND state NOT IN ('opening', 'refused') AND ending IS DISTINCT FROM 'refused'
       GROUP BY 1
     ),
     ended AS (
       SELECT (processed_at AT TIME ZONE 'UTC')::date AS day, state = 'paid' AS paid, sum(amount)::bigint AS total, count(*)::int AS times
       FROM withdrawals, bounds WHERE processed_at >= low AND processed_at < high AND state IN ('paid', 'rejected', 'cancelled')
       GROUP BY 1, 2
     )
     SELECT d.day::text, coalesce(a.total, 0)::bigint AS requested, coalesce(a.times, 0) AS requested_count,
       coalesce(p.total, 0)::bigint AS paid, coalesce(p.times, 0) AS paid_count,
       coalesce(r.total, 0)::bigint AS returned, coalesce(r.times, 0) AS returned_count
     FROM days d LEFT JOIN asked a ON a.day = d.day
     LEFT JOIN ended p ON p.day = d.day AND p.paid LEFT JOIN ended r ON r.day = d.day AND NOT r.paid
     ORDER BY d.day DESC`,
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
    "SELECT coalesce(sum(amount), 0)::bigint AS held FROM withdrawals WHERE state IN ('held', 'processing', 'unknown')",
  );
  return formatMoney(rows[0].held);
}
