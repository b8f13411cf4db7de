import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';

/**
 * Makes the cluster once, on disk for certain when `isDurable`; one that was interrupted half way is thrown away and
 * made again.
 */
export function createCluster(home: Home, isDurable: boolean): void {
  if (existsSync(join(home.dataDir, 'PG_VERSION'))) return;
  const partial = `${home.dataDir}.new`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  if (home.account) chownSync(partial, home.account.uid, home.account.gid);
  const passwordCopy = `${partial}.password`;
  writeFileSync(passwordCopy, superuserPassword(home), { mode: 0o600 });
  if (home.account) chownSync(passwordCopy, home.account.uid, home.account.gid);
  const options = { ...identity(home), cwd: '/', env: serverEnvironment(), encoding: 'utf8' } as const;
  const result = spawnSync(
    join(home.binDir, 'initdb'),
    [...initdbArguments(partial, passwordCopy), ...(isDurable ? [] : ['--no-sync'])],
    options,
  );
  rmSync(passwordCopy);
  if (result.status !== 0) throw new Error(`initdb failed: ${result.error?.message ?? `${result.stdout}${result.stderr}`}`);
  renameSync(partial, home.dataDir);
}

/** The superuser's password: made once, readable by the owner of the site only. */
export function superuserPassword(home: Home): string {
  if (!existsSync(home.passwordFile)) writeFileSync(home.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(home.passwordFile, 'utf8');
}

/** Runs a child as the server's account. */
export function identity(home: Home): { uid?: number; gid?: number } {
  return home.account ? { uid: home.account.uid, gid: home.account.gid } : {};
}

export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}

function initdbArguments(dataDir: string, passwordFile: string): string[] {
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return ['-D', dataDir, ...access, ...locale];
}
