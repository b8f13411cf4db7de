import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { withLock } from '../lock.ts';
import { waitFor } from '../wait-for.ts';
import { createCluster, superuserPassword } from './create-cluster.ts';
import { openHome, socketFile, type Home } from './home.ts';
import { launchServer, logTail } from './launch-server.ts';
import { serverPid } from './server-process.ts';

const ACCEPT_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const WRONG_PASSWORD = '28P01';

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
 * Starts the embedded PostgreSQL of a folder, or finds it running: the server is detached and outlives whoever started
 * it. Returns after a real connection; recovers from a killed server by itself.
 */
export async function startPostgres({ folder, settings = {} }: PostgresOptions): Promise<Postgres> {
  const home = openHome(folder);
  await withLock(join(folder, 'start.lock'), async () => {
    createCluster(home, settings['fsync'] !== 'off');
    if (serverPid(home.dataDir) === null) await launchServer(home, settings);
  });
  const port = Number(readFileSync(home.portFile, 'utf8'));
  const address = `postgres://postgres:${superuserPassword(home)}@127.0.0.1:${port}/postgres`;
  await waitFor('PostgreSQL to accept connections', ACCEPT_TIMEOUT_MS, () => accepts(home, address));
  const pid = serverPid(home.dataDir);
  if (pid === null) throw new Error('PostgreSQL ended right after its start');
  return { url: throughSocket(address, home, port), port, pid, dataDir: home.dataDir, stop: () => stopServer(home) };
}

/** Stops the server of a folder, if one runs. */
export function stopPostgres(folder: string): Promise<void> {
  return stopServer(openHome(folder));
}

/** The Unix socket costs both sides a third less than TCP does; the address stays in the URL for who needs it. */
function throughSocket(address: string, { socketDir }: Home, port: number): string {
  const isThere = socketDir !== null && existsSync(socketFile(socketDir, port));
  return isThere ? `${address}?host=${encodeURIComponent(socketDir)}` : address;
}

async function accepts(home: Home, url: string): Promise<boolean> {
  if (serverPid(home.dataDir) === null) throw new Error(`PostgreSQL ended while starting:\n${logTail(home)}`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** "Fast" shutdown: open transactions are rolled back, everything is on disk when it returns. */
async function stopServer(home: Home): Promise<void> {
  const pid = serverPid(home.dataDir);
  if (pid !== null) process.kill(pid, 'SIGINT');
  await waitFor('PostgreSQL to stop', STOP_TIMEOUT_MS, () => serverPid(home.dataDir) === null);
}
