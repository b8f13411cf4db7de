import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const FIRST_PORT = 20_000;
const ATTEMPTS = 200;

/**
 * A port of 127.0.0.1 that nobody listens on right now. It lies below the range that the kernel takes the near end of outgoing
 * connections from, so that a server that is restarted finds its port free.
 */
export async function freePort(): Promise<number> {
  const end = firstEphemeralPort();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, end);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`no free port between ${FIRST_PORT} and ${end}`);
}

/** Whether a server could listen there now. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function firstEphemeralPort(): number {
  const [first] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/);
  const port = Number(first);
  return port > FIRST_PORT + ATTEMPTS ? port : 32_768;
}
