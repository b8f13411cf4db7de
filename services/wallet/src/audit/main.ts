import { connectionOptions } from '@facet/service-kit';
import knex, { type Knex } from 'knex';
import { readDatabaseUrl } from '../config.ts';
import { printReport } from './print-report.ts';
import { rememberAudit } from './remember-audit.ts';
import { runAudit } from './run-audit.ts';

/** `npm run audit [-- FILE…]`: proves the money of the database that DATABASE_URL names, beside the promises of other services in the files. What it finds is written down as the service's own audits are: it stops payouts, or lets them go on. Ends with 0: it adds up; 1: it does not; 2: it could not look. */
async function main(): Promise<number> {
  const database = knex({
    client: 'pg',
    connection: connectionOptions(readDatabaseUrl(), 'wallet audit') as Knex.PgConnectionConfig,
    pool: { min: 0, max: 1 },
  });
  try {
    const report = await runAudit(database, { promiseFiles: process.argv.slice(2) });
    await rememberAudit(database, report);
    process.stdout.write(printReport(report));
    return report.faults === 0 ? 0 : 1;
  } finally {
    await database.destroy();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`the audit could not run: ${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
