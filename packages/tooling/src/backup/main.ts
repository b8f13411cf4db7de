import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { foldersOf, readSiteOptions } from '../site/index.ts';
import { PidFiles } from '../supervise/index.ts';
import { backUp } from './back-up.ts';
import { beginEpochs } from './begin-epochs.ts';
import { restore, SESSION_KEY } from './restore.ts';

const USAGE =
  'usage: npm run backup -- FOLDER, or DATA_DIR=NEW npm run restore -- FOLDER, or, when you have restored a PostgreSQL of yours, DATABASE_URL=… npm run restore';
const READ_ON = 'before you start it, read docs/runbooks/restore.md: what was paid after that moment is not known here';

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, of the site in DATA_DIR. */
async function main([action, folder]: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl } = readSiteOptions(process.env);
  if (action === 'restore' && databaseUrl && folder === undefined) return restoredOutside(databaseUrl, dataDir);
  if (folder === undefined || (action !== 'backup' && action !== 'restore')) throw new Error(USAGE);
  if (databaseUrl) throw new Error('DATABASE_URL names a PostgreSQL of yours: see docs/runbooks/restore.md for a backup of it');
  if (action === 'backup') {
    const isRunning = new PidFiles(foldersOf(dataDir).run).living('supervisor') !== null;
    const { takenAt, files } = await backUp({ dataDir, to: resolve(folder), isRunning });
    console.log(`backed up as of ${takenAt}: ${Object.keys(files).length} files in ${folder}`);
    return;
  }
  const { takenAt } = await restore({ from: resolve(folder), dataDir });
  console.log(`restored to ${takenAt}; ${READ_ON}`);
}

/** A PostgreSQL of one's own was brought to an earlier moment: the site learns of it. */
async function restoredOutside(databaseUrl: string, dataDir: string): Promise<void> {
  const { run, keys } = foldersOf(dataDir);
  if (new PidFiles(run).living('supervisor') !== null) throw new Error(`the site in ${dataDir} is running: stop it first`);
  const databases = await beginEpochs(databaseUrl);
  rmSync(join(keys, SESSION_KEY), { force: true });
  console.log(`${databases.join(', ')} know that they were restored; ${READ_ON}`);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
