import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/ports.ts';
import { refuseTakenPorts } from '../../src/site/refuse-taken-ports.ts';
import { publicHosts } from '../../src/site/site-options.ts';
import { startSite } from '../../src/site/index.ts';

/** A port on which something else listens. */
async function takenPort(host: string): Promise<number> {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen({ port, host, ipv6Only: true }, resolve));
  onTestFinished(() => void other.close());
  return port;
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facet-taken-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a start on ports that are taken says which, once, and what to do; nothing was started, and the next try is free to', async () => {
  const said: string[] = [];
  const options = { dataDir: emptyFolder(), port: await takenPort('127.0.0.1'), simPort: await takenPort('127.0.0.1') };
  const refused = [
    `port ${options.port} is taken by another program: stop it first, or choose another PORT`,
    `port ${options.simPort} is taken by another program: stop it first, or choose another SIM_PORT`,
  ].join('\n');
  const start = () => startSite({ ...options, say: (line) => said.push(line) });
  await expect(start()).rejects.toThrow(new Error(refused));
  await expect(start()).rejects.toThrow(new Error(refused));
  expect(said).toEqual([]);
  expect(['postgres', 'site', 'keys', 'gateway'].filter((name) => existsSync(join(options.dataDir, name)))).toEqual([]);
});

const hasIpv6 = publicHosts({ dataDir: '' }).includes('::1');

test.each(['0.0.0.0', ...(hasIpv6 ? ['::', '::1'] : [])])('who listens on %s has the port too', async (host) => {
  const port = await takenPort(host);
  await expect(refuseTakenPorts({ dataDir: '', port })).rejects.toThrow(`port ${port} is taken by another program`);
});

test('one port for both is refused; free ones are not, nor what production does not start', async () => {
  const [port, taken] = [await freePort(), await takenPort('127.0.0.1')];
  await expect(refuseTakenPorts({ dataDir: '', port, simPort: port })).rejects.toThrow(`PORT and SIM_PORT are both ${port}`);
  await refuseTakenPorts({ dataDir: '', port, simPort: await freePort() });
  await refuseTakenPorts({ dataDir: '', port, simPort: taken, isProduction: true });
});
