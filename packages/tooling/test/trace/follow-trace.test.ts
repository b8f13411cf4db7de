import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followTrace, type LogPlaces } from '../../src/trace/index.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const OTHER = '0af76519ffffffffffffffffffffffff';
const REQUEST = '77e2b3c4d5e6f708192a3b4c5d6e7f80';
const AT_MS = Date.parse('2026-11-22T01:00:00.000Z');

let folder: string;
let places: LogPlaces;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-trace-'));
  places = { logs: folder, postgres: join(folder, 'server.text') };
  const service = (afterMs: number, msg: string, more: object = {}) =>
    JSON.stringify({
      level: 30,
      time: AT_MS + afterMs,
      pid: 1,
      hostname: 'x',
      name: 'earn',
      traceId: TRACE,
      requestId: REQUEST,
      ...more,
      msg,
    });
  write('gateway-access.log', [
    JSON.stringify({
      endedAtSeconds: AT_MS / 1000 + 0.2,
      requestId: REQUEST,
      traceId: TRACE,
      path: '/api/x',
      durationSeconds: 0.2,
      upstream: '',
    }),
  ]);
  write('earn.log', [
    service(190, 'call', { durationMs: 180, path: '/api/x' }),
    service(300, 'outbox: delivered', { to: 'wallet' }),
    service(301, 'of another click', { traceId: OTHER, requestId: 'another' }),
    `{"level":30,"half of a line ${TRACE}`,
    `not JSON ${TRACE}`,
    JSON.stringify({ msg: 'of no time', traceId: TRACE }),
  ]);
  write('wallet-2.log.1', [service(290, 'call', { durationMs: 40 })]);
  write('server.text', [
    '2026-11-22 01:00:00.070 UTC [41] LOG:  process 41 still waiting for ShareLock on transaction 9 after 1000.1 ms',
    '2026-11-22 01:00:00.070 UTC [41] DETAIL:  Process holding the lock: 40. Wait queue: 41.',
    `2026-11-22 01:00:00.070 UTC [41] STATEMENT:  /*trace=${TRACE}*/ update promo_codes set uses = uses + 1`,
    '2026-11-22 01:00:00.070 UTC [42] LOG:  checkpoint starting: time',
  ]);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly string[]): void {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
}

test.each([
  ['the trace', TRACE],
  ['the request id', REQUEST],
  ['the beginning of the request id', REQUEST.slice(0, 8)],
])('by %s it finds every line, in the order in which they began', async (_name, id) => {
  const traces = await followTrace(places, id);
  expect(traces.map(({ traceId }) => traceId)).toEqual([TRACE]);
  expect(traces[0]?.lines.map(({ process, startedAtMs, words }) => [process, startedAtMs - AT_MS, words])).toEqual([
    ['gateway', 0, 'path=/api/x durationSeconds=0.2'],
    ['earn', 10, 'call durationMs=180 path=/api/x'],
    ['postgres', 70, '[41] LOG:  process 41 still waiting for ShareLock on transaction 9 after 1000.1 ms'],
    ['postgres', 70, '[41] DETAIL:  Process holding the lock: 40. Wait queue: 41.'],
    ['postgres', 70, `[41] STATEMENT:  /*trace=${TRACE}*/ update promo_codes set uses = uses + 1`],
    ['wallet-2', 250, 'call durationMs=40'],
    ['earn', 300, 'outbox: delivered to=wallet'],
  ]);
});

test('a beginning that several have gives each of them, and none that nobody has', async () => {
  expect((await followTrace(places, TRACE.slice(0, 8))).map(({ traceId }) => traceId).toSorted()).toEqual([TRACE, OTHER].toSorted());
  expect(await followTrace(places, 'ffffffff')).toEqual([]);
});
