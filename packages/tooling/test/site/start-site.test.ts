import { existsSync, readlinkSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, startTemporarySite, type Site } from '../../src/site/index.ts';
import { processIdentity } from '../../src/supervise/index.ts';

let site: Site;

beforeAll(async () => {
  site = await startTemporarySite({ hasFrontEnd: false, postgresSettings: { fsync: 'off' } });
});

afterAll(() => site.stop());

test('the gateway, the services and their databases answer', async () => {
  const answer = await fetch(`${site.url}/api/public/settings`);
  expect(answer.status).toBe(200);
  expect(site.processNames).toEqual(expect.arrayContaining(['identity', 'wallet', 'earn', 'simulator', 'gateway', 'postgres']));
});

test('a service’s role opens its own database and no other, not even the one that comes with the server', async () => {
  const opens = async (database: string): Promise<boolean> => {
    const url = new URL(site.databaseUrls['wallet'] ?? '');
    url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href });
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  };
  expect(await Promise.all(['facet_wallet', 'facet_earn', 'postgres', 'template1'].map(opens))).toEqual([true, false, false, false]);
});

test('a second start on the same data is refused, and harms nothing', async () => {
  const before = site.processNames.map((name) => site.pid(name));
  await expect(startSite({ dataDir: site.dataDir, hasFrontEnd: false })).rejects.toThrow(/running already \(process \d+\)/);
  expect(site.processNames.map((name) => site.pid(name))).toEqual(before);
});

test.each(['postgres', 'gateway'])('%s is back by itself after kill -9', async (name) => {
  const killed = site.pid(name) ?? 0;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => processIdentity(killed)).toBeNull();
  // Until its parent has noticed, the dead one keeps its number, and nginx's workers answer for a moment longer.
  await expect.poll(() => [null, killed].includes(site.pid(name))).toBe(false);
  await site.ready();
  expect((await fetch(`${site.url}/api/public/settings`)).status).toBe(200);
});

test('after stop nothing runs and nothing is left', async () => {
  const other = await startTemporarySite({ hasFrontEnd: false, postgresSettings: { fsync: 'off' } });
  const pids = other.processNames.map((name) => other.pid(name) ?? 0);
  // What both run lies once, so that it is compiled once.
  expect(folderOf(other.pid('wallet'))).toBe(folderOf(site.pid('wallet')));
  await other.stop();
  expect(existsSync(folderOf(site.pid('wallet')))).toBe(true);
  expect(pids.map(processIdentity)).toEqual(pids.map(() => null));
  expect(existsSync(other.dataDir)).toBe(false);
});

/** Where a process works. */
function folderOf(pid: number | null): string {
  return readlinkSync(`/proc/${pid}/cwd`);
}
