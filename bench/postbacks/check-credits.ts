import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const LONGEST_WAIT_MS = 300_000;

/** Waits until earn has nothing left to settle or to deliver, and says how long that took, in milliseconds. */
export async function drained(earn: pg.Pool): Promise<number> {
  const begunAtMs = performance.now();
  for (;;) {
    const { rows } = await earn.query<{ open: string }>(
      `SELECT (SELECT count(*) FROM outbox WHERE destination = 'wallet') + (SELECT count(*) FROM postbacks WHERE verdict IS NULL AND sweep_at < 'infinity'
         AND received_at > clock_timestamp() - interval '1 hour' AND target NOT LIKE '%plain-%') AS open`,
    );
    if (rows[0]?.open === '0') return performance.now() - begunAtMs;
    if (performance.now() - begunAtMs > LONGEST_WAIT_MS) throw new Error(`${rows[0]?.open} messages were not delivered in five minutes`);
    await delay(200);
  }
}

/** Every acknowledged transaction was credited once in the wallet, and nothing else of this run was. @throws saying what is wrong */
export async function checkCredits(wallet: pg.Pool, run: string, acknowledged: readonly string[]): Promise<string> {
  const { rows } = await wallet.query<{ asked: string; found: string; booked: string }>(
    `WITH booked AS (SELECT key, count(*) AS rows, sum(amount) AS amount FROM movements WHERE caller = 'earn' AND starts_with(key, $1) GROUP BY key)
     SELECT count(*) AS asked, count(*) FILTER (WHERE b.rows = 1 AND b.amount = 100) AS found, (SELECT count(*) FROM booked) AS booked
     FROM unnest($2::text[]) a (key) LEFT JOIN booked b USING (key)`,
    [`wall:a:credit:${run}-`, acknowledged.map((transaction) => `wall:a:credit:${transaction}`)],
  );
  const [row] = rows;
  if (row === undefined || row.asked !== row.found || row.asked !== row.booked)
    throw new Error(`${run}: ${row?.asked} transactions were acknowledged, ${row?.found} credited once, ${row?.booked} booked`);
  return `${row.found} transactions of ${run} are in the wallet, credited once each`;
}
