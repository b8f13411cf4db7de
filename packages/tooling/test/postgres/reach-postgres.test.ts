import { mkdtempSync, readdirSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseOldPostgres, requirePostgres, withClient } from '../../src/postgres/reach-postgres.ts';
import { startSite } from '../../src/site/index.ts';

const real = new URL(process.env['TEST_DATABASE_URL'] ?? '');

/**
 * In front of the real PostgreSQL; `refused` connections are cut before they are passed on, and what it says is as
 * `tell` tells it.
 */
async function between({ refused = 0, tell = (said: Buffer) => said }) {
  let connections = 0;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (++connections <= refused) return void socket.destroy();
    const onward = connect(Number(real.port), real.hostname);
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    onward.on('data', (said) => socket.write(tell(said))).on('end', () => socket.end());
    socket.pipe(onward);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const url = new URL(real);
  url.port = String((server.address() as AddressInfo).port);
  url.search = '';
  return { url, connections: () => connections };
}

function heard() {
  const lines: string[] = [];
  return { lines, say: (line: string) => void lines.push(line) };
}

test('the real server passes; one that drops the first connections is waited for, which is said once', async () => {
  const { url, connections } = await between({ refused: 2 });
  const { lines, say } = heard();
  await requirePostgres({ url: url.href, say });
  expect(connections()).toBe(3);
  expect(lines).toEqual([`waiting for PostgreSQL at ${url.host}/postgres, 45 s at most: Connection terminated unexpectedly`]);
});

test('one that never answers is given up, by itself or by Ctrl-C', async () => {
  const { url } = await between({ refused: Infinity });
  await expect(requirePostgres({ url: url.href, patienceMs: 600 })).rejects.toThrow(
    `PostgreSQL at ${url.host}/postgres did not answer for 0.6 s, see that it runs: Connection terminated unexpectedly`,
  );
  await expect(requirePostgres({ url: url.href, signal: AbortSignal.timeout(600) })).rejects.toThrow('aborted');
});

test.each([
  ['a wrong password', { password: 'wrong' }, 'password authentication failed'],
  ['a database that is missing', { pathname: '/not_there' }, 'database "not_there" does not exist'],
])('%s ends the start at once, before anything is made', async (_name, change, why) => {
  const { lines, say } = heard();
  const url = Object.assign(new URL(real), change);
  const dataDir = join(mkdtempSync(join(tmpdir(), 'facet-reach-')), 'data');
  await expect(startSite({ dataDir, databaseUrl: url.href, hasFrontEnd: false, say })).rejects.toThrow(why);
  expect(lines).toEqual([]);
  expect(readdirSync(join(dataDir, '..'))).toEqual([]);
});

test('a connection that breaks between two statements ends the work, not the process', async () => {
  const work = withClient(real.href, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await withClient(real.href, (other) => other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]));
    await client.query('select 1');
  });
  await expect(work).rejects.toThrow(/terminat|not queryable/);
});

test('a PostgreSQL before 18 is refused in one line that says where, what, and what to do, before anything is made', async () => {
  // The real one says that it is older.
  const { url } = await between({ tell: (said) => Buffer.from(said.toString('latin1').replaceAll(/\b18\.(?=\d)/g, '15.'), 'latin1') });
  const folder = mkdtempSync(join(tmpdir(), 'facet-reach-'));
  const before = await roles();
  await expect(startSite({ dataDir: join(folder, 'data'), databaseUrl: url.href, hasFrontEnd: false })).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:\d+\/postgres is 15\.\S+, and 18 or newer is needed: name another one in DATABASE_URL, or none[^\n]+$/,
  );
  expect(readdirSync(folder)).toEqual([]);
  expect(await roles()).toEqual(before);
  expect(() => refuseOldPostgres('', 'db.test')).toThrow('18 or newer');
  refuseOldPostgres('18beta2', 'db.test');
});

const roles = () =>
  withClient(real.href, async (client) => (await client.query('select rolname from pg_roles order by 1')).rows as unknown[]);
