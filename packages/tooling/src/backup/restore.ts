import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Account } from '../postgres/account.ts';
import { openHome } from '../postgres/home.ts';
import { startPostgres, stopPostgres } from '../postgres/index.ts';
import { foldersOf } from '../site/site-options.ts';
import { KEPT_FOLDERS, RECORD, type BackupRecord } from './back-up.ts';
import { beginEpochs } from './begin-epochs.ts';
import { checksumsOf } from './checksums.ts';

/**
 * Below the new site's folder, until the backup lies there whole and knows that it was restored: nothing starts from it
 * before.
 */
const STAGING = '.restoring';
/** Signs members' sessions. Not restored: who signed in after the backup would stay so, and nobody could end it. */
export const SESSION_KEY = 'session.pem';

/**
 * Puts a backup where a site will be: an empty `dataDir`. PostgreSQL recovers to the backup's moment, and a new epoch
 * begins in each database. Killed half way it leaves no site, and may be typed again.
 */
export async function restore({ from, dataDir }: { from: string; dataDir: string }): Promise<BackupRecord> {
  const record = readRecord(from);
  checkFiles(from, record);
  const staging = join(dataDir, STAGING);
  if (existsSync(dataDir) && readdirSync(dataDir).some((name) => name !== STAGING))
    throw new Error(`${dataDir} is not empty: a backup is restored into a new folder, and the old one stays until you are sure`);
  await removeUnfinished(staging);
  mkdirSync(staging, { recursive: true });
  copyBackup(from, staging);
  await beginNewLife(foldersOf(staging).postgres);
  const names = readdirSync(staging);
  for (const name of [...names.filter((each) => each !== 'postgres'), 'postgres']) renameSync(join(staging, name), join(dataDir, name));
  rmdirSync(staging);
  return record;
}

async function removeUnfinished(staging: string): Promise<void> {
  if (!existsSync(staging)) return;
  const { postgres } = foldersOf(staging);
  if (existsSync(postgres)) await stopPostgres(postgres);
  rmSync(staging, { recursive: true });
}

function copyBackup(from: string, staging: string): void {
  const folders = foldersOf(staging);
  for (const name of KEPT_FOLDERS) {
    if (existsSync(join(from, name))) cpSync(join(from, name), folders[name], { recursive: true, verbatimSymlinks: true });
  }
  rmSync(join(folders.keys, SESSION_KEY), { force: true });
  const home = openHome(folders.postgres);
  cpSync(join(from, 'postgres-password'), home.passwordFile);
  cpSync(join(from, 'postgres'), home.dataDir, { recursive: true });
  giveToServer(home.dataDir, home.account);
}

async function beginNewLife(folder: string): Promise<void> {
  const postgres = await startPostgres({ folder });
  try {
    await beginEpochs(postgres.url);
  } finally {
    await postgres.stop();
  }
}

function readRecord(from: string): BackupRecord {
  const file = join(from, RECORD);
  if (!existsSync(file)) throw new Error(`${from} holds no whole backup: ${RECORD} is missing, which is written last`);
  const record = JSON.parse(readFileSync(file, 'utf8')) as BackupRecord;
  if (record.format !== 'facet-backup.v1') throw new Error(`${file} is of a format that is not known: ${String(record.format)}`);
  return record;
}

function checkFiles(from: string, { files }: BackupRecord): void {
  const found = checksumsOf(from);
  const wrong = Object.entries(files).filter(([path, checksum]) => found[path] !== checksum);
  if (wrong.length > 0)
    throw new Error(
      `the backup is damaged: ${wrong
        .map(([path]) => path)
        .slice(0, 5)
        .join(', ')} differ from what was written`,
    );
}

/** The server starts on folders only that nobody else can enter. */
function giveToServer(path: string, account: Account | null): void {
  if (account) chownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  chmodSync(path, 0o700);
  for (const name of readdirSync(path)) giveToServer(join(path, name), account);
}
