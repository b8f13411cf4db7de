import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../src/index.ts';
import { openDatabase, type Database } from '../src/database/open-database.ts';
import {
  startFakeService,
  startProcess,
  testEnvironment,
  until,
  type FakeService,
  type ServiceProcess,
  type TestEnvironment,
} from '../src/testing/index.ts';
import { sayingWhatIsLoaded, openTelemetryModules } from './loaded-opentelemetry.ts';
import { migrationsDirectory } from './notes/app.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;

let env: TestEnvironment;
let wallet: FakeService;
let service: ServiceProcess;
let database: Database;

beforeAll(async () => {
  wallet = await startFakeService(() => ({ status: 200, body: {} }));
  env = await testEnvironment('earn', { migrationsDirectory, peers: { wallet: wallet.url } });
  service = await startProcess(new URL('notes/main.ts', import.meta.url).pathname, {
    ...env.variables,
    DATABASE_SLOW_MS: '1',
    NODE_OPTIONS: sayingWhatIsLoaded,
  });
  database = openDatabase({ url: env.variables['DATABASE_URL'] ?? '', applicationName: 'test', poolSize: 2 });
});
afterAll(async () => {
  await service.kill();
  await database.destroy();
  await wallet.stop();
  await env.remove();
});

interface Line {
  msg: string;
  traceId?: string;
  requestId?: string;
  [field: string]: unknown;
}
const lines = (): Line[] =>
  service
    .written()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
const lineOf = (trace: string, message: string) =>
  until(`the line "${message}"`, () => lines().find(({ traceId, msg }) => traceId === trace && msg === message));

function post(text: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`http://127.0.0.1:${service.port}/api/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: env.keys.memberCookie(uuidv7()), ...headers },
    body: JSON.stringify({ text, price: '1' }),
  });
}

describe('a call that brings a trace', () => {
  test('is seen in the database while it waits, and in the log, the message and its delivery afterwards', async () => {
    const requestId = uuidv7();
    const locked = await database.transaction();
    await locked.raw('lock table notes');
    const answering = post('waits', { traceparent: TRACEPARENT, 'x-request-id': requestId });
    const waiting = await until('the query waits', async () => {
      const { rows } = await database.raw<{ rows: { query: string; pid: number }[] }>(
        `select query, pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0];
    });
    expect(waiting.query).toMatch(new RegExp(`^/\\*trace=${TRACE}\\*/ insert into "notes"`));
    await locked.rollback();

    expect((await answering).headers.get('x-request-id')).toBe(requestId);
    expect(await lineOf(TRACE, 'call')).toMatchObject({ requestId, method: 'POST', path: '/api/notes', status: 200 });
    expect(await lineOf(TRACE, 'outbox: delivered')).toMatchObject({ requestId, to: 'wallet', path: '/internal/told' });
    expect(wallet.calls[0]?.headers).toMatchObject({ traceparent: TRACEPARENT, 'x-request-id': requestId });
    const slow = lines().filter(({ msg, traceId }) => msg === 'slow query' && traceId === TRACE);
    expect(slow).toContainEqual(
      expect.objectContaining({ requestId, databaseProcess: waiting.pid, sql: expect.stringMatching(/^insert into "notes"/) }),
    );
    expect(service.written(), 'what a member wrote').not.toContain('waits');
  });

  test('keeps it when its body comes in a packet of its own', async () => {
    const trace = 'c'.repeat(32);
    const body = JSON.stringify({ text: 'late', price: '1' });
    const head = [
      'POST /api/notes?secret=1 HTTP/1.1',
      'host: site.test',
      `cookie: ${env.keys.memberCookie(uuidv7())}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      `traceparent: 00-${trace}-b7ad6b7169203331-01`,
      'expect: 100-continue',
    ];
    const socket = connect(service.port, '127.0.0.1').setEncoding('utf8');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // The service asks for the body, so the head was read for sure.
    await once(socket, 'data');
    await turn();
    socket.write(body);
    await once(socket, 'data');
    socket.destroy();
    expect(await lineOf(trace, 'call')).toMatchObject({ path: '/api/notes', status: 200 });
    expect(await lineOf(trace, 'outbox: delivered')).toMatchObject({ to: 'wallet' });
  });

  test('tells the trace of what goes wrong', async () => {
    const trace = 'd'.repeat(32);
    const answer = await post('fail late', { traceparent: `00-${trace}-b7ad6b7169203331-01` });
    const { requestId } = (await answer.json()) as { requestId: string };
    expect(await lineOf(trace, 'request failed')).toMatchObject({ requestId });
  });
});

describe('a call whose trace is not one', () => {
  test.each([
    ['none', ''],
    ['SQL', `00-${"'; drop table notes; --".padEnd(32, '0')}-b7ad6b7169203331-01`],
    ['the end of a comment', `00-*/select pg_sleep(9)/*0000000000-b7ad6b7169203331-01`],
    ['capitals', TRACEPARENT.toUpperCase()],
    ['nothing but zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
    ['too long', `${TRACEPARENT}-00`],
  ])('gets one of its own: %s', async (_name, traceparent) => {
    const answer = await post('x', { ...(traceparent && { traceparent }) });
    const requestId = answer.headers.get('x-request-id');
    const call = await until('its line', () => lines().find((line) => line.requestId === requestId && line.msg === 'call'));
    expect(call.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect([TRACE, '0'.repeat(32)]).not.toContain(call.traceId);
  });
});

test('loads nothing of OpenTelemetry while nobody collects', () => {
  expect(openTelemetryModules(service.written())).toEqual([]);
});
