import type { Database, Transaction } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin();
});
afterAll(() => admin.remove());

const about = { deployable: 'mfe-a', version: '1.0.0' };
const TABLES = ['telemetry_sessions', 'telemetry_minutes', 'telemetry_measures', 'telemetry_errors'] as const;

/** One row in each table, as if written so long ago. */
async function write(database: Database | Transaction, hours: number): Promise<void> {
  const at = database.raw(`date_trunc('minute', clock_timestamp()) - ? * interval '1 hour'`, [hours]);
  await database('telemetry_sessions').insert({ ...about, cohort: 'stable', page: database.raw('gen_random_uuid()'), seen_at: at });
  await database('telemetry_minutes').insert({ ...about, cohort: 'stable', minute: at });
  await database('telemetry_measures').insert({ ...about, cohort: 'stable', measure: 'LCP', slot: at, bucket: 1, count: 1 });
  const error = { fingerprint: String(hours), source: 'error', message: 'x', count: 1, first_at: at, last_at: at };
  await database('telemetry_errors').insert({ ...about, ...error });
}

const counts = (database: Database | Transaction) =>
  Promise.all(TABLES.map(async (table) => Number((await database(table).count<{ count: bigint }[]>())[0]?.count)));

test('sessions are kept for a day, figures for 30, and the sweep of a start removes the rest', async () => {
  const { database } = admin.service.kit;
  // At once: the sweep of the first one's start may be under way still.
  await database.transaction(async (transaction) => {
    for (const hours of [1, 23, 25, 29 * 24, 31 * 24]) await write(transaction, hours);
    expect(await counts(transaction)).toEqual([5, 5, 5, 5]);
  });
  await admin.replica();
  await until('swept', async () => JSON.stringify(await counts(database)) === JSON.stringify([2, 4, 4, 4]));
});
