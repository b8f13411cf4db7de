import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { copyWithVersion, runRelease } from '@facet/tooling/release-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '@facet/tooling/until';

const START = join(import.meta.dirname, '../../../packages/tooling/bin/start.mjs');

let dataDir: string;
let ports: { PORT: string; SIM_PORT: string };
let supervisor: ChildProcess;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'facet-killed-'));
  chmodSync(dataDir, 0o755);
  ports = { PORT: await freePort(), SIM_PORT: await freePort() };
  supervisor = await start();
});
afterAll(async () => {
  supervisor.kill('SIGINT');
  await once(supervisor, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Moments of a release: while the new version starts, before and after the registry moves, while the old one ends. */
test.each([300, 1_000, 2_000, 3_500])(
  'kill -9 of the supervisor %i ms into a release: the next start serves what the registry says',
  async (afterMs) => {
    const released = runRelease(dataDir, ['services/earn', '--from', copyWithVersion('services/earn', `5.0.${afterMs}`)]);
    await delay(afterMs);
    supervisor.kill('SIGKILL');
    await released;
    supervisor = await start();
    await until('the version of the registry to serve', async () => !(await status()).includes('though the registry says'), 60_000);
    const walls = await fetch(`http://localhost:${ports.PORT}/api/walls`);
    expect(walls.status).toBe(401);
  },
);

/** `npm start`, until it says that it is ready. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('ready ')) return child;
  }
  throw new Error('npm start ended before it was ready');
}

async function status(): Promise<string> {
  const { status: code, output } = await runRelease(dataDir, ['status']);
  return code === 0 ? output : 'though the registry says nothing';
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
