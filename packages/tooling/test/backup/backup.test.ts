import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../src/backup/back-up.ts';
import { restore } from '../../src/backup/restore.ts';
import { startPostgres, type Postgres } from '../../src/postgres/index.ts';
import { projectRoot } from '../../src/project-root.ts';
import { foldersOf } from '../../src/site/site-options.ts';
import { waitFor } from '../../src/wait-for.ts';

const root = mkdtempSync(join(tmpdir(), 'facet-backup-'));
chmodSync(root, 0o755);
const [original, copy, backup] = [join(root, 'original'), join(root, 'copy'), join(root, 'backup')];
const servers: Postgres[] = [];

beforeAll(async () => {
  const server = await startPostgres({ folder: foldersOf(original).postgres });
  servers.push(server);
  for (const name of ['first', 'second']) {
    await query(server, 'postgres', `create database facet_${name}`);
    await query(server, `facet_${name}`, 'create table steps (step bigint primary key, padding text)');
    await query(server, `facet_${name}`, readFileSync(join(projectRoot, 'packages/service-kit/migrations/005-epoch.sql'), 'utf8'));
  }
  mkdirSync(foldersOf(original).keys);
  for (const name of ['session.pem', 'wallet.pem']) writeFileSync(join(foldersOf(original).keys, name), name);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

test('restores all databases to one moment, while they were written to', async () => {
  const [server] = servers as [Postgres];
  const writer = startWriter(server);
  await writer.reached(50);
  await backUp({ dataDir: original, to: backup, isRunning: true });
  const atTheEnd = await writer.stop();

  const { takenAt } = await restore({ from: backup, dataDir: copy });
  expect(Date.parse(takenAt)).not.toBeNaN();
  const restored = await startPostgres({ folder: foldersOf(copy).postgres });
  servers.push(restored);
  const [first, second] = [await lastStep(restored, 'facet_first'), await lastStep(restored, 'facet_second')];
  // Each step is written to the first database and then to the second: no moment had more than one of them on the way.
  expect(first - second).toBeGreaterThanOrEqual(0);
  expect(first - second).toBeLessThanOrEqual(1);
  expect(second).toBeGreaterThanOrEqual(49);
  expect(first).toBeLessThanOrEqual(atTheEnd);
  const { rows } = await query<{ missing: string }>(restored, 'facet_second', 'select max(step) + 1 - count(*) as missing from steps');
  expect(rows[0]?.missing).toBe('0');
  expect(await lastStep(server, 'facet_first')).toBe(atTheEnd);
});

test('begins a new epoch in each database, and leaves the key behind that sessions are signed with', async () => {
  const [before, after] = servers as [Postgres, Postgres];
  for (const name of ['facet_first', 'facet_second']) {
    const [old, restored] = [await epochOf(before, name), await epochOf(after, name)];
    expect([old.entered, restored.entered]).toEqual([old.epoch, old.epoch]);
    expect(restored.epoch).not.toBe(old.epoch);
  }
  expect(readdirSync(foldersOf(copy).keys)).toEqual(['wallet.pem']);
  expect(readdirSync(foldersOf(original).keys)).toEqual(['session.pem', 'wallet.pem']);
});

test('is restored by the command as the runbook has it, into a folder that is not there yet', () => {
  const dataDir = join(root, 'by command');
  const typed = ['run', '--silent', 'restore', '--', backup];
  const run = () => spawnSync('npm', typed, { cwd: projectRoot, env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' });
  const first = run();
  expect(first.stdout).toContain('restored to ');
  expect(first.status).toBe(0);
  expect(existsSync(join(foldersOf(dataDir).postgres, 'password'))).toBe(true);
  expect(readdirSync(dataDir).toSorted()).toEqual(['keys', 'postgres']);
  const second = run();
  expect(second.stderr).toContain('is not empty');
  expect(second.status).toBe(1);
});

test('a restore that was killed half way leaves no site, and may be typed again', async () => {
  const dataDir = join(root, 'killed');
  const command = [join(projectRoot, 'packages/tooling/src/backup/main.ts'), 'restore', backup];
  const child = spawn(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'ignore' });
  const ended = once(child, 'exit');
  // Its server is up and the databases know it or not: nothing lies where a start would look.
  await waitFor('the server of the restore', 60_000, () => existsSync(join(dataDir, '.restoring/postgres/data/postmaster.pid')));
  child.kill('SIGKILL');
  await ended;
  expect(readdirSync(dataDir)).toEqual(['.restoring']);
  await restore({ from: backup, dataDir });
  expect(readdirSync(dataDir).toSorted()).toEqual(['keys', 'postgres']);
});

test('a PostgreSQL of one’s own learns by the command that it was restored', async () => {
  const [server] = servers as [Postgres];
  const before = [await epochOf(server, 'facet_first'), await epochOf(server, 'facet_second')];
  const env = { ...process.env, DATA_DIR: join(root, 'outside'), DATABASE_URL: server.url };
  const run = spawnSync('npm', ['run', '--silent', 'restore'], { cwd: projectRoot, env, encoding: 'utf8' });
  expect([run.stdout, run.status]).toEqual([expect.stringMatching(/^facet_first, facet_second know that they were restored/), 0]);
  for (const [index, name] of ['facet_first', 'facet_second'].entries())
    expect((await epochOf(server, name)).epoch).not.toBe(before[index]?.epoch);
});

test('is refused when a byte of it was changed, when it is not whole, and where something lies already', async () => {
  await expect(restore({ from: backup, dataDir: copy })).rejects.toThrow('is not empty');
  const file = join(backup, 'postgres/PG_VERSION');
  const before = readFileSync(file);
  writeFileSync(file, '17\n');
  await expect(restore({ from: backup, dataDir: join(root, 'third') })).rejects.toThrow('damaged: postgres/PG_VERSION');
  writeFileSync(file, before);
  rmSync(join(backup, 'backup.json'));
  await expect(restore({ from: backup, dataDir: join(root, 'third') })).rejects.toThrow('backup.json is missing');
  expect(existsSync(join(root, 'third'))).toBe(false);
  await expect(backUp({ dataDir: original, to: backup, isRunning: true })).rejects.toThrow('is not empty');
});

async function query<Row extends pg.QueryResultRow>(server: Postgres, database: string, text: string): Promise<pg.QueryResult<Row>> {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await client.query<Row>(text);
  } finally {
    await client.end();
  }
}

async function epochOf(server: Postgres, database: string): Promise<{ epoch: string; entered: string }> {
  const { rows } = await query<{ epoch: string; entered: string }>(server, database, 'select epoch, entered from database_epoch');
  return rows[0] as { epoch: string; entered: string };
}

async function lastStep(server: Postgres, database: string): Promise<number> {
  const { rows } = await query<{ step: string }>(server, database, 'select coalesce(max(step), -1) as step from steps');
  return Number(rows[0]?.step);
}

/** Writes steps to both databases, one after the other, until it is stopped; returns the last one that both have. */
function startWriter(server: Postgres): { reached(step: number): Promise<void>; stop(): Promise<number> } {
  let step = 0;
  let isStopping = false;
  const waiting: { step: number; done: () => void }[] = [];
  const writing = (async () => {
    const clients = await Promise.all(
      ['facet_first', 'facet_second'].map(async (name) => {
        const url = new URL(server.url);
        url.pathname = `/${name}`;
        const client = new pg.Client({ connectionString: url.href });
        await client.connect();
        return client;
      }),
    );
    for (; !isStopping; step += 1) {
      for (const client of clients) await client.query(`insert into steps values (${step}, repeat('x', 500))`);
      for (const { done } of waiting.filter((each) => each.step <= step)) done();
    }
    for (const client of clients) await client.end();
  })();
  return {
    reached: (wanted) => new Promise((done) => waiting.push({ step: wanted, done })),
    async stop() {
      isStopping = true;
      await writing;
      return step - 1;
    },
  };
}
