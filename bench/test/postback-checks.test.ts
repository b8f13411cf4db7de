import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../ledger/database.ts';
import { checkCredits } from '../postbacks/check-credits.ts';
import { memberIds, transactionNumber } from '../postbacks/postback-call.ts';

/** The postback bench's own check, against the wallet's tables with a fault planted in them. */
const MIGRATIONS = join(import.meta.dirname, '../../services/wallet/migrations');
let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let pool: pg.Pool;

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
  pool = openPool(postgres.url);
  for (const file of ['001-ledger.sql', '002-apply-transfers.sql']) await pool.query(readFileSync(join(MIGRATIONS, file), 'utf8'));
  for (const number of [0, 1]) {
    const columns = ['credit', memberIds[number], 'earn', `wall:a:credit:run-${number}`, 'wall_credit', 'wall:a', null, 100, 'x', null];
    await pool.query(
      'select from apply_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      columns.map((value) => [value]),
    );
  }
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
});

test('finds nothing where nothing is wrong', async () => {
  expect(await checkCredits(pool, 'run', ['run-0', 'run-1'])).toContain('2 transactions of run');
});

test('finds a transaction that was acknowledged and not credited, and one that was credited and not acknowledged', async () => {
  await expect(checkCredits(pool, 'run', ['run-0', 'run-1', 'run-2'])).rejects.toThrow(
    '3 transactions were acknowledged, 2 credited once, 2 booked',
  );
  await expect(checkCredits(pool, 'run', ['run-0'])).rejects.toThrow('1 transactions were acknowledged, 1 credited once, 2 booked');
});

test('finds one that was credited twice', async () => {
  await pool.query(`set session_replication_role = replica; insert into transfers select member_id, 100, uuidv7(), debit_account, credit_account, amount,
    type, reason, caller, key, undo, balance_after, debt_after, created_at from transfers where key = 'wall:a:credit:run-1'`);
  await expect(checkCredits(pool, 'run', ['run-0', 'run-1'])).rejects.toThrow(
    '2 transactions were acknowledged, 1 credited once, 2 booked',
  );
});

test('a fifth of the calls repeats an earlier one', () => {
  const numbers = Array.from({ length: 10_000 }, (_, call) => transactionNumber(call));
  expect(new Set(numbers).size).toBe(8_000);
  expect(numbers.every((number, call) => number <= call)).toBe(true);
});
