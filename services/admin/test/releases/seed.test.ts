import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remoteRecord, startAdmin, type TestAdmin } from '../support/admin.ts';

let admin: TestAdmin;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'facet-records-'));
  admin = await startAdmin({ RELEASE_RECORDS_DIR: directory });
});
afterAll(async () => {
  await admin.remove();
  rmSync(directory, { recursive: true });
});

function put(deployable: string, version: string, record: object = remoteRecord(deployable, version), secondsAgo = 0): void {
  const file = join(directory, deployable, `${version}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
  const at = Date.now() / 1000 - secondsAgo;
  utimesSync(file, at, at);
}

/** A start of the service with what lies in the folder now; what is in force afterwards. */
async function start(): Promise<Record<string, string>> {
  await admin.replica();
  const { deployables } = (await admin.internal('releaser', 'GET', '/internal/releases')).json();
  return Object.fromEntries(
    Object.entries<{ stable: { version: string } }>(deployables).map(([name, { stable }]) => [name, stable.version]),
  );
}

test('what comes with an installation is in force; before that gateways are told to go on with what they have', async () => {
  expect((await admin.internal('gateway', 'GET', '/internal/releases')).json()).toMatchObject({ unchanged: true, revision: 0 });
  put('mfe-one', '1.0.0');
  put('shell', '1.0.0', { metadata: { version: '1.0.0' } });
  put('services/earn', '1.0.0', { metadata: { version: '1.0.0' }, contract: 1 });
  expect(await start()).toEqual({ 'mfe-one': '1.0.0', shell: '1.0.0', 'services/earn': '1.0.0' });
  const { revisions } = (await admin.internal('releaser', 'GET', '/internal/releases/history')).json();
  expect(revisions.map(({ by }: { by: string }) => by)).toEqual(['start', 'start', 'start']);
});

test('a second start changes nothing', async () => {
  const revision = await admin.revision();
  await start();
  expect(await admin.revision()).toBe(revision);
});

test('a version never seen is released by the next start; one that was rolled back stays so', async () => {
  put('mfe-one', '2.0.0');
  expect(await start()).toMatchObject({ 'mfe-one': '2.0.0' });
  await admin.move([{ deployable: 'mfe-one', stable: '1.0.0' }]);
  expect(await start()).toMatchObject({ 'mfe-one': '1.0.0' });
});

test('of several new ones the newest file is in force', async () => {
  put('mfe-two', '1.2.0', undefined, 10);
  put('mfe-two', '1.10.0', undefined, 20);
  expect(await start()).toMatchObject({ 'mfe-two': '1.2.0' });
});

test('what is refused is left out, and the rest is served', async () => {
  put('mfe-three', '1.0.0', remoteRecord('mfe-three', '1.0.0', { contract: 9 }));
  put('mfe-four', '1.0.0', remoteRecord('mfe-four', '1.0.0', { routes: ['/mfe-one'] }));
  put('mfe-one', '1.0.0', remoteRecord('mfe-one', '1.0.0', { title: 'changed behind our back' }));
  put('mfe-five', '1.0.0');
  writeFileSync(join(directory, 'mfe-five', '2.0.0.json'), '{ cut');
  writeFileSync(join(directory, 'notes.json'), '{}');
  const inForce = await start();
  expect(inForce).toMatchObject({ 'mfe-one': '1.0.0', 'mfe-five': '1.0.0' });
  expect(Object.keys(inForce)).not.toEqual(expect.arrayContaining(['mfe-three']));
  expect(Object.keys(inForce)).not.toEqual(expect.arrayContaining(['mfe-four']));
});

test('two replicas that start together seed once', async () => {
  const before = await admin.revision();
  put('mfe-six', '1.0.0');
  await Promise.all([admin.replica(), admin.replica()]);
  expect(await admin.revision()).toBe(before + 1);
});
