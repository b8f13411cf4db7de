import { chmodSync, chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '../postgres/account.ts';
import { openHome } from '../postgres/home.ts';
import { foldersOf } from '../site/site-options.ts';
import { KEPT_FOLDERS, RECORD, type BackupRecord } from './back-up.ts';
import { checksumsOf } from './checksums.ts';

/** Puts a backup where a site will be: an empty `dataDir`. PostgreSQL recovers to the backup's moment at its first start. */
export function restore({ from, dataDir }: { from: string; dataDir: string }): BackupRecord {
  const record = readRecord(from);
  checkFiles(from, record);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty: a backup is restored into a new folder, and the old one stays until you are sure`);
  const folders = foldersOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  for (const name of KEPT_FOLDERS) {
    if (existsSync(join(from, name))) cpSync(join(from, name), folders[name], { recursive: true, verbatimSymlinks: true });
  }
  const home = openHome(folders.postgres);
  cpSync(join(from, 'postgres-password'), home.passwordFile);
  cpSync(join(from, 'postgres'), home.dataDir, { recursive: true });
  giveToServer(home.dataDir, home.account);
  return record;
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
