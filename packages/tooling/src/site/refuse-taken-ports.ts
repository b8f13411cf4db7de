import { createServer } from 'node:net';
import { publicHosts, type SiteOptions } from './site-options.ts';

const LOOPBACK = '127.0.0.1';

/** Throws, with each port that was asked for and cannot be had; every other port is chosen free. */
export async function refuseTakenPorts(options: SiteOptions): Promise<void> {
  const port = options.port;
  const simPort = options.isProduction ? undefined : options.simPort;
  if (port !== undefined && port === simPort) throw new Error(`PORT and SIM_PORT are both ${port}: choose another SIM_PORT`);
  const problems = await Promise.all([problemOf('PORT', port, publicHosts(options)), problemOf('SIM_PORT', simPort, [LOOPBACK])]);
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function problemOf(variable: string, port: number | undefined, hosts: readonly string[]): Promise<string | null> {
  if (port === undefined) return null;
  const codes = await Promise.all(hosts.map((host) => listenFailure(port, host)));
  if (codes.includes('EADDRINUSE')) return `port ${port} is taken by another program: stop it first, or choose another ${variable}`;
  if (codes.includes('EACCES')) return `port ${port} is not allowed to this account: choose another ${variable}, such as 8080`;
  return null;
}

/** The code of why a server cannot listen there; null when one can. */
function listenFailure(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? null));
    server.listen({ port, host, ipv6Only: true, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
