import { join } from 'node:path';
import pg from 'pg';
import fastify from 'fastify';
import { connectionOptions } from '@facet/service-kit';
import { createTestDatabase } from '@facet/service-kit/testing';
import { openLedger, type Ledger, type Transfer } from '../../src/ledger/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../../migrations');

/** A database of its own with nothing but the ledger in front of it. */
export async function ledgerDatabase() {
  const database = await createTestDatabase(migrationsDirectory);
  const pool = new pg.Pool({ ...connectionOptions(database.url, 'test'), max: 60 });
  // dropping the database cuts connections that are still saying goodbye
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const ledgers: Ledger[] = [];
  return {
    pool,
    url: database.url,
    /** Another process's ledger on the same database. */
    open(onApplied?: (transfer: Transfer) => void, shards?: number): Ledger {
      const ledger = openLedger({
        connection: connectionOptions(database.url, 'test ledger'),
        log: fastify().log,
        ...(onApplied && { onApplied }),
        ...(shards !== undefined && { shards }),
      });
      ledgers.push(ledger);
      return ledger;
    },
    async wallet(memberId: string): Promise<Record<string, bigint> | undefined> {
      return (await pool.query<Record<string, bigint>>('select * from wallets where member_id = $1', [memberId])).rows[0];
    },
    async remove() {
      for (const ledger of ledgers) await ledger.close();
      await pool.end();
      await database.drop();
    },
  };
}

export type LedgerDatabase = Awaited<ReturnType<typeof ledgerDatabase>>;
