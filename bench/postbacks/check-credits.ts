import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const LONGEST_WAIT_MS = 300_000;

/** Waits until earn has nothing left to settle or to deliver, and says how long that took, in milliseconds. */
export async function drained(earn: pg.Pool): Promise<number> {
  const begunAtMs = performance.now();
  for (;;) {
    const { rows } = await earn.query<{ open: string }>(
      `select (select count(*) from outbox where destination = 'wallet') + (select count(*) from postbacks where verdict is null and sweep_at < 'infinity'
         and received_at > clock_timestamp() - interval '1 hour' and target not like '%plain-%') as open`,
    );
    if (rows[0]?.open === '0') return performance.now() - begunAtMs;
    if (performance.now() - begunAtMs > LONGEST_WAIT_MS) throw new Error(`${rows[0]?.open} messages were not delivered in five minutes`);
    await delay(200);
  }
}

/**
 * Every acknowledged transaction was credited once in the wallet, and nothing else of this run was. @throws saying what
 * is wrong
 */
export async function checkCredits(wallet: pg.Pool, run: string, acknowledged: readonly string[]): Promise<string> {
  const { rows } = await wallet.query<{ asked: string; found: string; booked: string }>(
    `with booked as (select key, count(*) as rows, sum(amount) as amount from transfers where caller = 'earn' and starts_with(key, $1) group by key)
     select count(*) as asked, count(*) filter (where b.rows = 1 and b.amount = 100) as found, (select count(*) from booked) as booked
     from unnest($2::text[]) a (key) left join booked b using (key)`,
    [`wall:a:credit:${run}-`, acknowledged.map((transaction) => `wall:a:credit:${transaction}`)],
  );
  const [row] = rows;
  if (row === undefined || row.asked !== row.found || row.asked !== row.booked)
    throw new Error(`${run}: ${row?.asked} transactions were acknowledged, ${row?.found} credited once, ${row?.booked} booked`);
  return `${row.found} transactions of ${run} are in the wallet, credited once each`;
}
