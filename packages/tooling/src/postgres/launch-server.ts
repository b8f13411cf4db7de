import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, isPortFree } from '../ports.ts';
import { waitFor } from '../wait-for.ts';
import { identity, serverEnvironment } from './create-cluster.ts';
import type { Home } from './home.ts';
import { removeForeignPidFile, serverPid } from './server-process.ts';

const START_TIMEOUT_MS = 60_000;
const PREDECESSOR_LEAVES_MS = 10_000;
const LOOK_AGAIN_MS = 50;
/**
 * What PostgreSQL says while a killed server is not quite gone: processes of it use its memory, or nobody has noted its
 * end yet.
 */
const PREDECESSOR_LEAVING = ['pre-existing shared memory block', 'lock file "postmaster.pid" already exists'];

/** A statement that waits for a lock for a second is told, and values (people's names, amounts) are in no line. */
const LOGGING = { log_timezone: 'UTC', log_lock_waits: 'on', log_parameter_max_length: '0' };

/**
 * Starts the server detached and returns when it holds its data folder. Throws with the end of its log when it does
 * not.
 */
export async function launchServer(home: Home, settings: Readonly<Record<string, string>>): Promise<void> {
  removeForeignPidFile(home.dataDir);
  await waitFor('PostgreSQL to take its data folder', START_TIMEOUT_MS, () => launched(home, settings));
}

/** The end of the server's log. */
export function logTail(home: Home, from = 0): string {
  return readFileSync(home.logFile).subarray(from).toString().split('\n').slice(-12).join('\n');
}

/** False when a killed predecessor is not quite gone. */
async function launched(home: Home, settings: Readonly<Record<string, string>>): Promise<boolean> {
  const port = await settlePort(home);
  const log = openSync(home.logFile, 'a');
  const logStart = statSync(home.logFile).size;
  if (home.socketDir !== null) emptySocketDir(home.socketDir, home);
  const child = spawn(join(home.binDir, 'postgres'), serverArguments(home, port, settings), {
    ...identity(home),
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(`PostgreSQL ended with code ${code}`));
  });
  const started = waitFor('PostgreSQL to take its data folder', START_TIMEOUT_MS, () => serverPid(home.dataDir) === child.pid);
  const failure = await Promise.race([started, ended]);
  if (failure === undefined) return true;
  started.catch(() => undefined);
  const said = logTail(home, logStart);
  if (PREDECESSOR_LEAVING.some((words) => said.includes(words))) return false;
  throw new Error(`${failure}:\n${said}`);
}

/** What a killed server left there would keep the next one from starting, once another program has its pid. */
function emptySocketDir(socketDir: string, { account }: Home): void {
  rmSync(socketDir, { recursive: true, force: true });
  mkdirSync(socketDir, { mode: 0o700 });
  if (account) chownSync(socketDir, account.uid, account.gid);
}

function serverArguments({ dataDir, socketDir }: Home, port: number, settings: Readonly<Record<string, string>>): string[] {
  const addresses = { listen_addresses: '127.0.0.1', unix_socket_directories: socketDir ?? '' };
  const all = { ...addresses, max_connections: '200', ...LOGGING, ...settings };
  return ['-D', dataDir, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/**
 * The port stays the same from start to start unless somebody else took it. Processes of a killed server may hold it
 * for moments: those are waited for, since whoever knows the server knows it by this port.
 */
async function settlePort(home: Home): Promise<number> {
  if (existsSync(home.portFile)) {
    const kept = Number(readFileSync(home.portFile, 'utf8'));
    if (await isSoonFree(kept)) return kept;
  }
  const port = await freePort();
  writeFileSync(home.portFile, String(port));
  return port;
}

async function isSoonFree(port: number): Promise<boolean> {
  const endsAtMs = performance.now() + PREDECESSOR_LEAVES_MS;
  while (!(await isPortFree(port))) {
    if (performance.now() > endsAtMs) return false;
    await delay(LOOK_AGAIN_MS);
  }
  return true;
}
