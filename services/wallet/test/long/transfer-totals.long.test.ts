import { openDatabase, type Database } from '@facet/service-kit';
import { createTestDatabase, type TestDatabase } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccounts, readTotals } from '../../src/totals/index.ts';
import { sumTransfers } from '../../src/totals/sum-transfers.ts';
import { migrationsDirectory } from '../support/ledger-database.ts';

const HOUR_MS = 3_600_000;
const DAYS = 200;
const FEW = 100_000;
const MANY = 10_000_000;
const AT_ONCE = 1_000_000;
const READS = 15;

let own: TestDatabase;
let database: Database;
// Without a service: its audit would read all transfers beside what is measured.
beforeAll(async () => {
  own = await createTestDatabase(migrationsDirectory);
  database = openDatabase({ url: own.url, applicationName: 'test', poolSize: 4 });
  // the key is rebuilt by nobody here: what is read goes by the hour and the time
  await database.raw('alter table transfers drop constraint transfers_pkey');
});
afterAll(async () => {
  await database.destroy();
  await own.drop();
});

/**
 * Rows spread over the last days in the order of time, half of them earned, half of them bet; none within the last
 * minutes.
 */
async function fill(from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += AT_ONCE)
    await database.raw(
      `insert into transfers (member_id, seq, id, debit_account, credit_account, amount, type, reason, caller, key, undo, balance_after, debt_after, created_at)
       select '00000000-0000-7000-8000-000000000001', m, '00000000-0000-7000-8000-000000000002',
         case m % 2 when 0 then 'wall:' || chr(97 + (m / 2 % 4)::int) else 'available' end, case m % 2 when 0 then 'available' else 'house' end,
         100, case m % 2 when 0 then 'wall_credit' else 'bet' end, '', 'seed', 'seed-' || m, false, 0, 0,
         now() - interval '10 minutes' - interval '${DAYS} days' * (1 - (m - :from::float8) / :count::float8)
       from generate_series(:first::bigint, :last::bigint) as m`,
      { from, count: to - from, first, last: Math.min(first + AT_ONCE, to) - 1 },
    );
  // what autovacuum does by itself as the table grows row by row; here it comes late or not at all
  await database.raw("select brin_summarize_new_values('transfers_created_at')");
  await database.raw('analyze transfers');
}

async function medianReadMs(): Promise<number> {
  const to = (Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS;
  const days = { from: new Date(to - 30 * 24 * HOUR_MS).toISOString(), to: new Date(to).toISOString(), by: 'day' } as const;
  const times: number[] = [];
  for (let read = 0; read < READS; read++) {
    const beganMs = performance.now();
    const [totals] = await Promise.all([readTotals(database, days), readAccounts(database, days.from)]);
    times.push(performance.now() - beganMs);
    expect(totals.length).toBeGreaterThan(100);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(READS / 2)] ?? 0;
}

test('thirty days of ten million transfers are read about as fast as those of a hundred thousand', async () => {
  await fill(0, FEW);
  await sumTransfers(database);
  const few = await medianReadMs();
  await fill(FEW, MANY);
  // From the first day on: the others lie among those that are summed already.
  await database.raw("truncate transfer_totals; update transfer_totals_until set until = '-infinity'");
  await sumTransfers(database);
  const many = await medianReadMs();
  console.info(`totals: ${few.toFixed(1)} ms of ${FEW} transfers, ${many.toFixed(1)} ms of ${MANY}`);
  const { rows } = await database.raw<{ rows: [{ summed: bigint }] }>('select sum(transfers)::bigint as summed from transfer_totals');
  expect(Number(rows[0].summed)).toBe(MANY);
  expect(many).toBeLessThan(3 * few + 20);
});
