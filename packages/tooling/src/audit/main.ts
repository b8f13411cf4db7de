import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startPostgres } from '../postgres/index.ts';
import { projectRoot } from '../project-root.ts';
import { foldersOf, readSiteOptions, serviceDatabases } from '../site/index.ts';
import { PidFiles } from '../supervise/index.ts';

/** `npm run audit`: proves the money of the site in DATA_DIR, whether it runs or not. Ends with 0: it adds up; 1: it does not; 2: it could not look. */
async function main(): Promise<number> {
  const options = readSiteOptions(process.env);
  const folders = foldersOf(options.dataDir);
  if (!options.databaseUrl && !existsSync(folders.postgres)) {
    throw new Error(`there is no site in ${options.dataDir}: start one with npm start, or name its folder in DATA_DIR`);
  }
  const isRunning = new PidFiles(folders.run).living('supervisor') !== null;
  const postgres = options.databaseUrl ? null : await startPostgres({ folder: folders.postgres });
  try {
    const urls = await serviceDatabases(options.databaseUrl ?? postgres?.url ?? '', ['wallet'], folders.secrets);
    const environment = { ...process.env, DATABASE_URL: urls['wallet'] };
    return (
      spawnSync(process.execPath, ['services/wallet/src/audit/main.ts'], { cwd: projectRoot, env: environment, stdio: 'inherit' }).status ??
      2
    );
  } finally {
    if (!isRunning) await postgres?.stop();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(`the audit could not run: ${error instanceof Error ? error.message : String(error)}`);
  return 2;
});
