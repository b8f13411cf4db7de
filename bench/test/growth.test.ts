import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { expect, test } from 'vitest';
import { fillLedger } from '../growth/fill-ledger.ts';
import { openPool } from '../ledger/database.ts';

const WALLET = join(import.meta.dirname, '../../services/wallet');

test('what the growth bench fills in is what the ledger would have written: the wallet’s own audit finds it clean', async () => {
  const postgres = await startTemporaryPostgres();
  const pool = openPool(postgres.url);
  try {
    const migrations = readdirSync(join(WALLET, 'migrations')).toSorted();
    // One statement after the other: an index is built concurrently, which no transaction can.
    for (const file of migrations)
      for (const statement of statementsOf(readFileSync(join(WALLET, 'migrations', file), 'utf8'))) await pool.query(statement);
    await fillLedger(pool, 50);
    const { rows } = await pool.query<{ transfers: string }>('select count(*) as transfers from transfers');
    expect(rows).toEqual([{ transfers: '500' }]);
    // Nobody hands over promises here, so it does not end with 0.
    const audit = promisify(execFile)(process.execPath, [join(WALLET, 'src/audit/main.ts')], { env: { DATABASE_URL: postgres.url } });
    const adds = /^audit of 50 members[\s\S]*the money adds up as far as it was looked at: 4 of \d+ checks did not run\n$/;
    await expect(audit).rejects.toMatchObject({ stdout: expect.stringMatching(adds) as string });
  } finally {
    await pool.end();
    await postgres.stop();
  }
});

const statementsOf = (sql: string): string[] =>
  /\bconcurrently\b/.test(sql) ? sql.split(';').filter((each) => each.trim() !== '') : [sql];
