import { resolve } from 'node:path';
import { foldersOf, readSiteOptions } from '../site/index.ts';
import { PidFiles } from '../supervise/index.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const USAGE = 'usage: npm run backup -- FOLDER, or DATA_DIR=NEW npm run restore -- FOLDER';

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, of the site in DATA_DIR. */
async function main([action, folder]: readonly string[]): Promise<void> {
  if (folder === undefined || (action !== 'backup' && action !== 'restore')) throw new Error(USAGE);
  const { dataDir, databaseUrl } = readSiteOptions(process.env);
  if (databaseUrl) throw new Error('DATABASE_URL names a PostgreSQL of yours: see docs/runbooks/restore.md for a backup of it');
  const isRunning = new PidFiles(foldersOf(dataDir).run).living('supervisor') !== null;
  if (action === 'backup') {
    const { takenAt, files } = await backUp({ dataDir, to: resolve(folder), isRunning });
    console.log(`backed up as of ${takenAt}: ${Object.keys(files).length} files in ${folder}`);
    return;
  }
  const { takenAt } = restore({ from: resolve(folder), dataDir });
  console.log(
    `restored to ${takenAt}; before you start it, read docs/runbooks/restore.md: what was paid after that moment is not known here`,
  );
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
