import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../../src/until.ts';
import { oncePostgresAnswers, startPostgres, stopPostgres } from '../../src/postgres/index.ts';

/** The machine does not die in these tests; what is tested is the server's death. */
const settings = { fsync: 'off' };

/** The folder of a server that has run once; each test begins with a copy of its own. */
let once: string;
let folder: string;

beforeAll(async () => {
  once = newFolder();
  const server = await startPostgres({ folder: once, settings });
  await server.stop();
});

beforeEach(() => {
  folder = newFolder();
  // `cp -a`: the files stay those of the server's account.
  execFileSync('cp', ['-a', `${once}/.`, folder]);
  rmSync(join(folder, 'port'));
});

afterEach(async () => {
  await stopPostgres(folder);
  rmSync(folder, { recursive: true });
});

afterAll(() => rmSync(once, { recursive: true }));

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'facet-postgres-test-'));
  chmodSync(made, 0o755);
  return made;
}

test('a second start finds the same server, and what was committed', async () => {
  const first = await startPostgres({ folder, settings });
  await query(first.url, 'create table kept as select 7 as seven');
  const second = await startPostgres({ folder, settings });
  expect([second.pid, second.port]).toEqual([first.pid, first.port]);
  await second.stop();
  const third = await startPostgres({ folder, settings });
  expect(third.pid).not.toBe(first.pid);
  expect(await query(third.url, 'select seven from kept')).toEqual([{ seven: 7 }]);
});

test('a killed server is recovered by the next start, with every commit', async () => {
  const first = await startPostgres({ folder, settings });
  await query(first.url, 'create table kept as select generate_series(1, 1000) as number');
  process.kill(first.pid, 'SIGKILL');
  const second = await startPostgres({ folder, settings });
  expect(await query(second.url, 'select count(*)::int as count from kept')).toEqual([{ count: 1000 }]);
});

test('two starts at once end in one server', async () => {
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  const [first, second] = await Promise.all([startPostgres({ folder, settings }), startPostgres({ folder, settings })]);
  expect(second.pid).toBe(first.pid);
});

test('a port that somebody took is left to them', async () => {
  const first = await startPostgres({ folder, settings });
  await first.stop();
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(first.port, '127.0.0.1', resolve));
  const second = await startPostgres({ folder, settings });
  expect(second.port).not.toBe(first.port);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  squatter.close();
});

test('a killed server keeps its port, though what it left behind holds it for moments', async () => {
  const first = await startPostgres({ folder, settings });
  process.kill(first.pid, 'SIGKILL');
  const leftover = createServer();
  await until(
    'the port',
    () =>
      new Promise<boolean>((resolve) => leftover.once('error', () => resolve(false)).listen(first.port, '127.0.0.1', () => resolve(true))),
  );
  setTimeout(() => leftover.close(), 1_000);
  expect((await startPostgres({ folder, settings })).port).toBe(first.port);
});

test('a connection without the password is refused', async () => {
  const { port } = await startPostgres({ folder, settings });
  await expect(query(`postgres://postgres:guess@127.0.0.1:${port}/postgres`, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('services on this machine come through a socket that nobody else may enter, where its path is short enough', async () => {
  const { url, stop } = await startPostgres({ folder, settings });
  const socketDir = new URL(url).searchParams.get('host') ?? '';
  expect([statSync(socketDir).mode & 0o777, await query(url, 'select inet_client_addr() as address')]).toEqual([
    0o700,
    [{ address: null }],
  ]);
  await expect(query(url.replace(/:[^:@]*@/, ':guess@'), 'select 1')).rejects.toThrow(/password authentication failed/);
  await stop();
  await expect(oncePostgresAnswers({ url, patienceMs: 100 }, () => query(url, 'select 1'))).rejects.toThrow(/did not answer for 0.1 s/);
});

test('a long folder is reached by TCP', async () => {
  const long = join(folder, 'n'.repeat(100));
  const { url, port, stop } = await startPostgres({ folder: long, settings });
  expect(new URL(url).search).toBe('');
  expect(await query(url, 'select inet_server_port() as port')).toEqual([{ port }]);
  await stop();
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
