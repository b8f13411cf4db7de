import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOOPBACK = '127.0.0.1';
const FIRST_PORT = 20_000;
const ATTEMPTS = 200;
/** Who was given a port has this long to listen on it before another process may be given it. */
const CLAIM_MS = 120_000;
const CLAIMS = join(tmpdir(), `facet-ports-${process.getuid?.() ?? 0}`);

/**
 * A port of 127.0.0.1 that nobody listens on right now, and that no other process was given a moment ago: sites that
 * start at the same time take a dozen each, and listen only later. It lies below the range that the kernel takes the
 * near end of outgoing connections from, so that a server that is restarted finds its port free.
 */
export async function freePort(): Promise<number> {
  const end = firstEphemeralPort();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, end);
    if (claim(port) && (await isPortFree(port))) return port;
  }
  throw new Error(`no free port between ${FIRST_PORT} and ${end}`);
}

/** Whether the port is this caller's for now. */
function claim(port: number): boolean {
  const file = join(CLAIMS, String(port));
  mkdirSync(CLAIMS, { recursive: true, mode: 0o700 });
  try {
    if (Date.now() - statSync(file).mtimeMs < CLAIM_MS) return false;
    rmSync(file, { force: true });
  } catch {
    // Nobody has claimed it.
  }
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Whether a server could listen there now. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenFailure(port, LOOPBACK)) === null;
}

/** Why the port that this variable asks for cannot be had, and what to do; null when it can. */
export async function portProblem(variable: string, port: number, hosts: readonly string[] = [LOOPBACK]): Promise<string | null> {
  const codes = await Promise.all(hosts.map((host) => listenFailure(port, host)));
  if (codes.includes('EADDRINUSE')) return `port ${port} is taken by another program: stop it first, or choose another ${variable}`;
  if (codes.includes('EACCES')) return `port ${port} is not allowed to this account: choose another ${variable}, such as 8080`;
  return null;
}

/** The code of why a server cannot listen there; null when one can. */
function listenFailure(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code));
    server.listen({ port, host, ipv6Only: true, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function firstEphemeralPort(): number {
  const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/);
  const port = Number(first);
  return port > FIRST_PORT + ATTEMPTS ? port : 32_768;
}
