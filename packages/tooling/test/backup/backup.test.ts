import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../src/backup/back-up.ts';
import { restore } from '../../src/backup/restore.ts';
import { startPostgres, type Postgres } from '../../src/postgres/index.ts';
import { projectRoot } from '../../src/project-root.ts';
import { foldersOf } from '../../src/site/site-options.ts';

const root = mkdtempSync(join(tmpdir(), 'facet-backup-'));
chmodSync(root, 0o755);
const [original, copy, backup] = [join(root, 'original'), join(root, 'copy'), join(root, 'backup')];
const servers: Postgres[] = [];

beforeAll(async () => {
  const server = await startPostgres({ folder: foldersOf(original).postgres });
  servers.push(server);
  for (const name of ['first', 'second']) await query(server, 'postgres', `create database ${name}`);
  for (const name of ['first', 'second']) await query(server, name, 'create table steps (step bigint primary key, padding text)');
  writeFileSync(join(original, 'key'), '');
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  rmSync(root, { recursive: true, force: true });
});

it('restores all databases to one moment, while they were written to', async () => {
  const [server] = servers as [Postgres];
  const writer = startWriter(server);
  await writer.reached(50);
  await backUp({ dataDir: original, to: backup, isRunning: true });
  const atTheEnd = await writer.stop();

  const { takenAt } = restore({ from: backup, dataDir: copy });
  expect(Date.parse(takenAt)).not.toBeNaN();
  const restored = await startPostgres({ folder: foldersOf(copy).postgres });
  servers.push(restored);
  const [first, second] = [await lastStep(restored, 'first'), await lastStep(restored, 'second')];
  // Each step is written to the first database and then to the second: no moment had more than one of them on the way.
  expect(first - second).toBeGreaterThanOrEqual(0);
  expect(first - second).toBeLessThanOrEqual(1);
  expect(second).toBeGreaterThanOrEqual(49);
  expect(first).toBeLessThanOrEqual(atTheEnd);
  const { rows } = await query<{ missing: string }>(restored, 'second', 'select max(step) + 1 - count(*) as missing from steps');
  expect(rows[0]?.missing).toBe('0');
  expect(await lastStep(server, 'first')).toBe(atTheEnd);
});

it('is restored by the command as the runbook has it, into a folder that is not there yet', () => {
  const dataDir = join(root, 'by command');
  const typed = ['run', '--silent', 'restore', '--', backup];
  const run = () => spawnSync('npm', typed, { cwd: projectRoot, env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' });
  const first = run();
  expect(first.stdout).toContain('restored to ');
  expect(first.status).toBe(0);
  expect(existsSync(join(foldersOf(dataDir).postgres, 'password'))).toBe(true);
  const second = run();
  expect(second.stderr).toContain('is not empty');
  expect(second.status).toBe(1);
});

it('is refused when a byte of it was changed, when it is not whole, and where something lies already', async () => {
  expect(() => restore({ from: backup, dataDir: copy })).toThrow('is not empty');
  const file = join(backup, 'postgres/PG_VERSION');
  const before = readFileSync(file);
  writeFileSync(file, '17\n');
  expect(() => restore({ from: backup, dataDir: join(root, 'third') })).toThrow('damaged: postgres/PG_VERSION');
  writeFileSync(file, before);
  rmSync(join(backup, 'backup.json'));
  expect(() => restore({ from: backup, dataDir: join(root, 'third') })).toThrow('backup.json is missing');
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
      ['first', 'second'].map(async (name) => {
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
