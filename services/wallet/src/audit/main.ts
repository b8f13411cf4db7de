import { connectionOptions } from '@facet/service-kit';
import knex, { type Knex } from 'knex';
import { readDatabaseUrl } from '../config.ts';
import { withAuditLease } from './audit-lease.ts';
import { loadPromiseFiles } from './load-promise-files.ts';
import { printReport } from './print-report.ts';
import { rememberAudit } from './remember-audit.ts';
import { runAudit } from './run-audit.ts';

/**
 * `npm run audit [-- FILE…]`: proves the money of the database that DATABASE_URL names, beside the promises of other services in the files. What it finds is written down as
 * the service's own audits are: it stops payouts, or ends a stop whose checks it ran. Ends with 0: it adds up; 1: it does not; 2: it could not look, or not at all of it.
 */
async function main(files: readonly string[]): Promise<number> {
  const database = knex({
    client: 'pg',
    connection: connectionOptions(readDatabaseUrl(), 'wallet audit') as Knex.PgConnectionConfig,
    pool: { min: 0, max: 1 },
  });
  try {
    const report = await withAuditLease(database, async (lease) => {
      const missing = await loadPromiseFiles(database, lease, files);
      const found = await runAudit(database, { gathered: { lease, missing } });
      await rememberAudit(database, found);
      return found;
    });
    if (!report) throw new Error('another audit is going on');
    process.stdout.write(printReport(report));
    if (report.faults > 0) return 1;
    return report.notRun.length === 0 ? 0 : 2;
  } finally {
    await database.destroy();
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`the audit could not run: ${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
