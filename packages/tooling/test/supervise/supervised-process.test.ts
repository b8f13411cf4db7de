import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { groupMembers, PidFiles, ProcessLog, processIdentity, SupervisedProcess } from '../../src/supervise/index.ts';
import { waitFor } from '../../src/wait-for.ts';

const LIVES = 'console.log("up"); setInterval(() => undefined, 1000)';
/** Starts a child of its own in the same group, as nginx does with its workers. */
const WITH_WORKER = `require('node:child_process').spawn(process.execPath, ['-e', '${LIVES}'], { stdio: 'inherit' }); ${LIVES}`;

let folder: string;
let said: string[];
let pidFiles: PidFiles;
let started: SupervisedProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-supervise-test-'));
  said = [];
  started = [];
  pidFiles = new PidFiles(join(folder, 'run'));
});

afterEach(async () => {
  await Promise.all(started.map((one) => one.stop()));
  rmSync(folder, { recursive: true });
});

test('a killed process is started again, and the terminal says so', async () => {
  const one = supervise(LIVES);
  await waitFor('its first output', 5_000, () => log().includes('up'));
  const first = one.pid;
  one.startupIsOver();
  process.kill(first ?? 0, 'SIGKILL');
  await waitFor('its second life', 5_000, () => one.pid !== null && one.pid !== first);
  expect(said).toEqual([expect.stringMatching(/^probe ended \(SIGKILL\); starting it again in 100 ms/)]);
});

test('what it started itself dies with it, so that its port is free for the next life', async () => {
  const one = supervise(WITH_WORKER);
  await waitFor('both to be up', 5_000, () => log().split('up').length === 3);
  const first = one.pid ?? 0;
  one.startupIsOver();
  process.kill(first, 'SIGKILL');
  await waitFor('its second life', 5_000, () => one.pid !== null && one.pid !== first);
  await expect.poll(() => groupMembers(first, folder)).toEqual([]);
});

test('one that ends while starting fails the start, with its last words', async () => {
  const one = supervise('console.error("PORT is missing"); process.exit(3)');
  await expect(one.failure).rejects.toThrow(/probe ended \(code 3\) while starting:\nPORT is missing/);
  expect(one.pid).toBeNull();
});

test('a program that does not exist fails the start', async () => {
  const one = supervise('', '/nonexistent/program');
  await expect(one.failure).rejects.toThrow(/probe cannot be started/);
});

test('after stop nothing is left and nothing is started again', async () => {
  const one = supervise(LIVES);
  one.startupIsOver();
  const pid = one.pid ?? 0;
  await one.stop();
  expect(processIdentity(pid)).toBeNull();
  expect(pidFiles.living('probe')).toBeNull();
  expect(said).toEqual([]);
});

test('a later start ends what a killed supervisor left, and nothing else', async () => {
  const one = supervise(LIVES);
  const pid = one.pid ?? 0;
  expect(pidFiles.living('probe')).toBe(pid);
  expect(await new PidFiles(join(folder, 'run')).killOrphans(folder)).toEqual(['probe']);
  expect(processIdentity(pid)).toBeNull();
});

test('a pid that belongs to somebody else by now is left alone', async () => {
  pidFiles.write('probe', process.pid);
  const file = join(folder, 'run/probe.json');
  const { identity } = JSON.parse(readFileSync(file, 'utf8')) as { identity: string };
  expect(pidFiles.living('probe')).toBe(process.pid);
  writeFileSync(file, JSON.stringify({ pid: process.pid, identity: `0 ${identity}` }));
  expect(pidFiles.living('probe')).toBeNull();
  expect(await pidFiles.killOrphans(folder)).toEqual([]);
});

function supervise(script: string, command = process.execPath): SupervisedProcess {
  const say = (message: string): void => void said.push(message);
  const spec = { name: 'probe', command, args: ['-e', script], environment: { PATH: process.env['PATH'] }, workingFolder: folder };
  const one = new SupervisedProcess(spec, { pidFiles, say, log: new ProcessLog(join(folder, 'probe.log'), say) });
  started.push(one);
  one.start();
  return one;
}

function log(): string {
  try {
    return readFileSync(join(folder, 'probe.log'), 'utf8');
  } catch {
    return '';
  }
}
