import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrokenClosings } from '../../src/closings/index.ts';
import { close, fileOf, monthsAgo, publishRoots } from '../closings/books.ts';
import { sumTransfers } from '../../src/totals/sum-transfers.ts';
import { startWallet, type TestWallet } from '../support/wallet.ts';

const A_MONTH = 100_000;
const MONTHS = 10;

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await startWallet();
});
afterAll(() => wallet.remove());
const database = () => wallet.service.kit.database;

/** As wide as real ones, in the order of time, half of them earned, half of them bet. */
async function fill(month: string): Promise<void> {
  await database().raw(
    `insert into transfers (member_id, seq, id, debit_account, credit_account, amount, type, reason, caller, key, undo, balance_after, debt_after, created_at)
     select '00000000-0000-7000-8000-000000000001', (select count(*) from transfers) + m, '00000000-0000-7000-8000-000000000002',
       case m % 2 when 0 then 'wall:' || chr(97 + (m / 2 % 4)::int) else 'available' end, case m % 2 when 0 then 'available' else 'house' end,
       100, case m % 2 when 0 then 'wall_credit' else 'bet' end, repeat('x', 60), 'seed', 'seed-' || :month || m, false, 0, 0,
       (:month || '-01')::timestamp at time zone 'UTC' + interval '28 days' * (m / :count::float8)
     from generate_series(0, :count::bigint - 1) as m`,
    { month, count: A_MONTH },
  );
  // what autovacuum does by itself as the table grows row by row
  await database().raw("select brin_summarize_new_values('transfers_created_at')");
}

test('closing a month reads that month alone, however much there was before', async () => {
  const months = Array.from({ length: MONTHS }, (_, index) => monthsAgo(MONTHS - index));
  for (const month of months) await fill(month);
  await database().raw('analyze transfers');
  await publishRoots(database(), months[0] ?? '');
  await sumTransfers(database(), 0);
  const times: number[] = [];
  for (const month of months) {
    const beganMs = performance.now();
    expect((await close(wallet, month)).statusCode).toBe(200);
    times.push(performance.now() - beganMs);
  }
  const beganMs = performance.now();
  expect(await database().transaction((transaction) => findBrokenClosings(transaction, { fully: true }))).toEqual([]);
  const checkMs = performance.now() - beganMs;
  const medianOf = (some: readonly number[]) => some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0;
  const [first, last] = [medianOf(times.slice(0, MONTHS / 2)), medianOf(times.slice(MONTHS / 2))];
  const shown = times.map((timeMs) => timeMs.toFixed(0)).join(', ');
  console.info(`closings: ${shown} ms of ${A_MONTH} transfers each; all ${MONTHS} months checked in ${checkMs.toFixed(0)} ms`);
  expect(JSON.parse(await fileOf(wallet, months.at(-1) ?? '')).content.transfers).toBe(A_MONTH);
  expect(last).toBeLessThan(3 * first + 100);
});
