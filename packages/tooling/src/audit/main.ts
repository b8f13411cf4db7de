import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres/index.ts';
import { projectRoot } from '../project-root.ts';
import { foldersOf, readSiteOptions, serviceDatabases } from '../site/index.ts';
import { PidFiles } from '../supervise/index.ts';

/** Whose records promise money: their promises are read first, then compared with the wallet's ledger. */
const PROMISERS = ['earn', 'games', 'social', 'identity'];

/**
 * `npm run audit`: proves the money of the site in DATA_DIR, whether it runs or not. Ends with 0: it adds up; 1: it
 * does not; 2: it could not look.
 */
async function main(): Promise<number> {
  const options = readSiteOptions(process.env);
  const folders = foldersOf(options.dataDir);
  if (!options.databaseUrl && !existsSync(folders.postgres)) {
    throw new Error(`there is no site in ${options.dataDir}: start one with npm start, or name its folder in DATA_DIR`);
  }
  const isRunning = new PidFiles(folders.run).living('supervisor') !== null;
  const promises = mkdtempSync(join(tmpdir(), 'facet-audit-'));
  const postgres = options.databaseUrl ? null : await startPostgres({ folder: folders.postgres });
  try {
    const urls = await serviceDatabases(options.databaseUrl ?? postgres?.url ?? '', ['wallet', ...PROMISERS], folders.secrets);
    for (const service of PROMISERS) {
      if (runAuditOf(service, urls, [], openSync(join(promises, service), 'w')) !== 0)
        throw new Error(`${service} did not say what it promised`);
    }
    const files = PROMISERS.map((service) => join(promises, service));
    return runAuditOf('wallet', urls, files, 'inherit') ?? 2;
  } finally {
    rmSync(promises, { recursive: true });
    if (!isRunning) await postgres?.stop();
  }
}

function runAuditOf(
  service: string,
  urls: Readonly<Record<string, string>>,
  files: readonly string[],
  output: number | 'inherit',
): number | null {
  const command = [join('services', service, 'src/audit/main.ts'), ...files];
  const env = { ...process.env, DATABASE_URL: urls[service] };
  return spawnSync(process.execPath, command, { cwd: projectRoot, env, stdio: ['ignore', output, 'inherit'] }).status;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(`the audit could not run: ${error instanceof Error ? error.message : String(error)}`);
  return 2;
});
