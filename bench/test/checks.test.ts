import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAcknowledged, checkSum, openPool, seedMembers } from '../ledger/database.ts';
import { checkTiles, insertRounds } from '../games/rounds.ts';
import { memberId } from '../ledger/members.ts';

/** The bench's own checks, against the ledger's tables with a fault planted in them. */
const MIGRATIONS = join(import.meta.dirname, '../../services/wallet/migrations');
let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>;
let pool: pg.Pool;

beforeAll(async () => {
  postgres = await startTemporaryPostgres();
  pool = openPool(postgres.url);
  for (const file of ['001-ledger.sql', '002-apply-transfers.sql', '005-audits.sql'])
    await pool.query(readFileSync(join(MIGRATIONS, file), 'utf8'));
  await seedMembers(pool);
  for (const number of [0, 1, 2]) {
    const columns = ['debit', memberId(1), 'games', `run-${number}`, 'bet', 'house', null, 100, 'x', null].map((value) => [value]);
    await pool.query('select from apply_transfers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', columns);
  }
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
});

const plant = (sql: string) => pool.query(`set session_replication_role = replica; ${sql}; set session_replication_role = default`);

test('find nothing where nothing is wrong', async () => {
  expect(await checkAcknowledged(pool, 'run', [0, 1, 2])).toContain('3 acknowledged transfers');
  expect(await checkSum(pool)).toContain('the sum over all accounts is zero');
});

test('find an acknowledged transfer that is not there', async () => {
  await expect(checkAcknowledged(pool, 'run', [0, 1, 2, 3])).rejects.toThrow('4 transfers were acknowledged, 3 are in the database');
});

test('find one that was done twice', async () => {
  await plant(`insert into transfers select member_id, 100, uuidv7(), debit_account, credit_account, amount, type, reason, caller, key, undo,
    balance_after, debt_after, created_at from transfers where key = 'run-1'`);
  await expect(checkAcknowledged(pool, 'run', [0, 1, 2])).rejects.toThrow('3 transfers were acknowledged, 2 are in the database');
  await plant('delete from transfers where seq = 100');
});

test('find a balance that its transfers do not explain', async () => {
  await plant(`update wallets set available = available + 1 where member_id = '${memberId(7)}'`);
  await expect(checkSum(pool)).rejects.toThrow('1 balances are wrong');
});

test('a tile that is missing, and one that was opened twice, is found', async () => {
  await pool.query(readFileSync(join(MIGRATIONS, '../../games/migrations/003-rounds.sql'), 'utf8'));
  const [first, second] = await insertRounds(pool, 0);
  const open = (gameId: string | undefined, tiles: string) => pool.query('update rounds set revealed = $2 where id = $1', [gameId, tiles]);
  await open(first?.gameId, '{1,2,3}');
  expect(await checkTiles(pool, 0, 3)).toContain('3 acknowledged tiles');
  await expect(checkTiles(pool, 0, 4)).rejects.toThrow('4 tiles were acknowledged, 3 are stored');
  await open(second?.gameId, '{7,7}');
  await expect(checkTiles(pool, 0, 5)).rejects.toThrow('1 rounds have one twice');
});
