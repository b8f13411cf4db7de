import { setTimeout as pause } from 'node:timers/promises';
import { connectionOptions, type Database } from '@facet/service-kit';
import knex, { type Knex } from 'knex';
import { readDatabaseUrl } from '../config.ts';
import { withAuditLease, type AuditLease } from './audit-lease.ts';
import { loadPromiseFiles } from './load-promise-files.ts';
import { printReport } from './print-report.ts';
import { rememberAudit } from './remember-audit.ts';
import { runAudit, type AuditReport } from './run-audit.ts';

/**
 * `npm run audit [-- FILE…]`: proves the money of the database that DATABASE_URL names, beside the promises of other
 * services in the files. What it finds is written down as the service's own audits are: it stops payouts, or ends a
 * stop whose checks it ran. Ends with 0: it adds up; 1: it does not; 2: it could not look, or not at all of it.
 */
async function main(files: readonly string[]): Promise<number> {
  const database = knex({
    client: 'pg',
    connection: connectionOptions(readDatabaseUrl(), 'wallet audit') as Knex.PgConnectionConfig,
    pool: { min: 0, max: 1 },
  });
  try {
    const report = await inTurn(database, async (lease) => {
      const missing = await loadPromiseFiles(database, lease, files);
      const found = await runAudit(database, { gathered: { lease, missing } });
      await rememberAudit(database, found, 'by hand');
      return found;
    });
    process.stdout.write(printReport(report));
    if (report.faults > 0) return 1;
    return report.notRun.length === 0 ? 0 : 2;
  } finally {
    await database.destroy();
  }
}

const TIMEOUT_MS = 120_000;
const LOOK_EVERY_MS = 1_000;

/** The service's own may be going on. @throws when it takes too long */
async function inTurn(database: Database, work: (lease: AuditLease) => Promise<AuditReport>): Promise<AuditReport> {
  for (const endsAtMs = performance.now() + TIMEOUT_MS; performance.now() < endsAtMs; await pause(LOOK_EVERY_MS)) {
    const report = await withAuditLease(database, work);
    if (report) return report;
  }
  throw new Error('another audit is going on');
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`the audit could not run: ${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
