import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that sites choose and listen on later, and those that the kernel gives to outgoing connections. */
const PORTS = { from: 12_000, to: 20_000 } as const;

/**
 * A port of 127.0.0.1 on which nobody listens. Not one that the kernel would choose: an outgoing connection could take
 * that one while a fake is stopped, and it could not start again.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
