import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ConfigError } from '../src/config/read-config.ts';
import { onceDatabaseAnswers, refuseOldPostgres } from '../src/database/reach-database.ts';
import { testEnvironment, until, type TestEnvironment } from '../src/testing/index.ts';
import { buildService, migrationsDirectory } from './notes/app.ts';

let env: TestEnvironment;
/** In front of the real PostgreSQL: decides what becomes of each connection. */
let between: Server;
let port: number;
const services: { child: ChildProcess; ended: Promise<unknown> }[] = [];

beforeEach(async () => {
  env = await testEnvironment('earn', { migrationsDirectory, peers: { wallet: 'http://localhost:1' } });
  between = createServer();
  await listenOn(0);
  port = (between.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const { child, ended } of services.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  if (between.listening) await new Promise((resolve) => between.close(resolve));
  await env.remove();
});

const listenOn = (where: number) => new Promise<void>((resolve) => void between.listen(where, '127.0.0.1', resolve));

/**
 * Passes a connection on to PostgreSQL, until it has answered `cutAfter` times, and what it says as `tell` tells it.
 */
function passOn(socket: Socket, { cutAfter = Infinity, tell = (said: Buffer) => said } = {}): void {
  const { hostname, port: real } = new URL(env.variables.DATABASE_URL ?? '');
  const server = connect(Number(real), hostname);
  let answers = 0;
  server.on('data', (said) => {
    if (++answers < cutAfter) return void socket.write(tell(said));
    server.destroy();
    socket.destroy();
  });
  for (const end of [socket, server])
    end.on('error', () => undefined).on('close', () => [socket, server].forEach((each) => each.destroy()));
  socket.pipe(server);
}

/** A real service, on the other side of `between`. */
function startService() {
  const url = new URL(env.variables.DATABASE_URL ?? '');
  url.port = String(port);
  url.search = '';
  const main = new URL('notes/main.ts', import.meta.url).pathname;
  const variables = { ...env.variables, DATABASE_URL: url.href, PORT: '0', INTERNAL_PORT: '0', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [main], { env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = once(child, 'close') as Promise<[number | null]>;
  services.push({ child, ended });
  return { written: () => text, ended, child, waits: () => text.split('waiting for PostgreSQL').length - 1 };
}

test('a database that comes late is waited for, which is said once, and the service starts', { timeout: 30_000 }, async () => {
  await new Promise((resolve) => between.close(resolve));
  const service = startService();
  await until('it waits', () => service.waits() > 0);
  expect(service.written()).toContain(`waiting for PostgreSQL at 127.0.0.1:${port}/`);
  between.on('connection', (socket) => passOn(socket));
  await listenOn(port);
  await until('it listens', () => service.written().includes('"listening"'));
  expect(service.waits()).toBe(1);
});

test('connections that are cut at each place of the start are made anew', { timeout: 60_000 }, async () => {
  let connections = 0;
  // The first is cut before an answer, the next after one, and so on: in the sign-in, in the version, in the migration,
  // in what follows.
  between.on('connection', (socket) => passOn(socket, { cutAfter: ++connections > 16 ? Infinity : connections }));
  const service = startService();
  await until('it listens', () => service.written().includes('"listening"'), 50_000);
  expect(connections).toBeGreaterThan(12);
});

test('told to end while it waits, it ends at once and in order', { timeout: 30_000 }, async () => {
  await new Promise((resolve) => between.close(resolve));
  const service = startService();
  await until('it waits', () => service.waits() > 0);
  service.child.kill('SIGTERM');
  expect((await service.ended)[0]).toBe(0);
  expect(service.written()).not.toContain('    at ');
});

test.each([
  [
    'a wrong password',
    (url: URL) => void ((url.username = 'nobody_here'), (url.password = 'wrong')),
    /password authentication failed|no pg_hba|does not exist/,
  ],
  ['a database that is missing', (url: URL) => void (url.pathname = '/not_there'), /database "not_there" does not exist/],
])('%s is refused at once', async (_name, change, why) => {
  const url = new URL(env.variables.DATABASE_URL ?? '');
  change(url);
  const service = buildService({ ...env.variables, DATABASE_URL: url.href });
  onTestFinished(() => service.close());
  const refusal = await service.ready().catch((error: unknown) => error);
  // Of which `runService` prints the message alone.
  expect(refusal).toBeInstanceOf(ConfigError);
  expect((refusal as ConfigError).message).toMatch(why);
});

test('what never answers is given up, and what is no matter of the connection is told as it is', async () => {
  const log = { warn: vi.fn<(line: string) => void>() };
  const reached = { url: 'postgres://somebody:secret@db.test:5432/facet_wallet', log: log as never, patienceMs: 600 };
  const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
  const given = onceDatabaseAnswers(reached, () => Promise.reject(refused));
  await expect(given).rejects.toThrow('PostgreSQL at db.test:5432/facet_wallet did not answer for 0.6 s, see that it runs: ECONNREFUSED');
  expect(log.warn.mock.calls).toEqual([['waiting for PostgreSQL at db.test:5432/facet_wallet, 0.6 s at most: ECONNREFUSED']]);
  const ours = onceDatabaseAnswers(reached, () => Promise.reject(new Error('migration 001 was changed')));
  await expect(ours).rejects.toThrow(/^migration 001 was changed$/);
});

test('a PostgreSQL before 18 is refused in one line, and the one that runs is not', { timeout: 30_000 }, async () => {
  // The real one says that it is older.
  const older = (said: Buffer) => Buffer.from(said.toString('latin1').replaceAll(/\b18\.(?=\d)/g, '15.'), 'latin1');
  between.on('connection', (socket) => passOn(socket, { tell: older }));
  const service = startService();
  expect((await service.ended)[0]).toBe(1);
  expect(service.written().trim()).toMatch(/^PostgreSQL at 127\.0\.0\.1:\d+\/test_\w+ is 15\.\S+, and 18 or newer is needed: [^\n]+$/);
  for (const version of ['15.14 (Debian 15.14-0+deb12u1)', '9.6.24', ''])
    expect(() => refuseOldPostgres(version, 'db.test')).toThrow('18 or newer');
  for (const version of ['18.4', '18beta2', '19.0']) refuseOldPostgres(version, 'db.test');
});
