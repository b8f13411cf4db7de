import { spawn } from 'node:child_process';
import { openSync, closeSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { withLock } from '../lock.ts';
import { freePort, isPortFree } from '../ports.ts';
import { waitFor } from '../wait-for.ts';
import { createCluster, identity, serverEnvironment, superuserPassword } from './create-cluster.ts';
import { openHome, type Home } from './home.ts';
import { serverPid, serverPids } from './server-process.ts';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;

export interface PostgresOptions {
  /** Folder that holds everything of this server: data, port, password, log. */
  readonly folder: string;
  /** Server settings, such as `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Postgres {
  /** Connection string of the superuser, database `postgres`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the embedded PostgreSQL of a folder, or finds it running: the server is detached and outlives whoever started it.
 * Returns after a real connection; recovers from a killed server by itself.
 */
export async function startPostgres({ folder, settings = {} }: PostgresOptions): Promise<Postgres> {
  const home = openHome(folder);
  await withLock(join(folder, 'start.lock'), async () => {
    createCluster(home);
    if (serverPid(home.dataDir) === null) await launch(home, settings);
  });
  const port = recordedPort(home);
  const url = `postgres://postgres:${superuserPassword(home)}@127.0.0.1:${port}/postgres`;
  await waitFor('PostgreSQL to accept connections', START_TIMEOUT_MS, () => accepts(home, url));
  const pid = serverPid(home.dataDir);
  if (pid === null) throw new Error('PostgreSQL ended right after its start');
  return { url, port, pid, dataDir: home.dataDir, stop: () => stopServer(home) };
}

async function launch(home: Home, settings: Readonly<Record<string, string>>): Promise<void> {
  await waitFor('the last PostgreSQL to be gone', STOP_TIMEOUT_MS, () => serverPids(home.dataDir).length === 0);
  // Stale for certain: nobody works in the folder. PostgreSQL itself would trust a pid that another program has by now.
  rmSync(join(home.dataDir, 'postmaster.pid'), { force: true });
  const port = await settlePort(home);
  const log = openSync(home.logFile, 'a');
  const child = spawn(join(home.binDir, 'postgres'), serverArguments(home.dataDir, port, settings), {
    ...identity(home),
    cwd: '/',
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const failure = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with code ${code}:\n${logTail(home)}`)));
  });
  const started = waitFor('PostgreSQL to open its data folder', START_TIMEOUT_MS, () => serverPid(home.dataDir) !== null);
  await Promise.race([started, failure]);
  // From here on its end is an end like any other, perhaps long after the folder is gone.
  child.removeAllListeners('exit');
  child.unref();
}

function serverArguments(dataDir: string, port: number, settings: Readonly<Record<string, string>>): string[] {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings };
  return ['-D', dataDir, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** The port stays the same from start to start unless somebody else took it. */
async function settlePort(home: Home): Promise<number> {
  if (existsSync(home.portFile) && (await isPortFree(recordedPort(home)))) return recordedPort(home);
  const port = await freePort();
  writeFileSync(home.portFile, String(port));
  return port;
}

function recordedPort(home: Home): number {
  return Number(readFileSync(home.portFile, 'utf8'));
}

async function accepts(home: Home, url: string): Promise<boolean> {
  if (serverPid(home.dataDir) === null) throw new Error(`PostgreSQL ended while starting:\n${logTail(home)}`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Stops the server of a folder, if one runs. */
export function stopPostgres(folder: string): Promise<void> {
  return stopServer(openHome(folder));
}

/** "Fast" shutdown: open transactions are rolled back, everything is on disk when it returns. */
async function stopServer(home: Home): Promise<void> {
  const pid = serverPid(home.dataDir);
  if (pid !== null) process.kill(pid, 'SIGINT');
  await waitFor('PostgreSQL to stop', STOP_TIMEOUT_MS, () => serverPids(home.dataDir).length === 0);
}

function logTail(home: Home): string {
  return readFileSync(home.logFile, 'utf8').split('\n').slice(-12).join('\n');
}
