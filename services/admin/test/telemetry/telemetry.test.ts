import { randomUUID } from 'node:crypto';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin({ TELEMETRY_WRITE_MS: '20' });
  for (const name of ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f']) await admin.publish(name, '1.0.0');
});
afterAll(() => admin.remove());

const about = (deployable: string, more: object = {}) => ({ deployable, version: '1.0.0', cohort: 'stable', ...more });
const load = (deployable: string, more: object = {}) => ({ kind: 'load', ...about(deployable, more) });
const failure = (deployable: string, message: string, more: object = {}) => ({
  kind: 'error',
  source: 'render',
  message,
  ...about(deployable, more),
});

const send = (events: unknown, page: unknown = randomUUID()) =>
  admin.service.public.inject({ method: 'POST', url: '/api/telemetry', payload: { page, events } as object });
const summary = async (deployable: string) =>
  (await admin.internal('releaser', 'GET', `/internal/telemetry/summary?deployable=${deployable}`)).json();
const figures = async (deployable: string) =>
  (await summary(deployable)).cohorts.map((row: Record<string, unknown>) => [
    row['cohort'],
    row['sessions'],
    row['affected'],
    row['errors'],
  ]);

/** Waits until each cohort has these sessions, affected ones and errors. */
async function expectFigures(deployable: string, expected: unknown): Promise<void> {
  await until(`figures of ${deployable}`, async () => JSON.stringify(await figures(deployable)) === JSON.stringify(expected));
}

describe('what is counted', () => {
  test('a page load once, and as affected once, however often it reports', async () => {
    const page = randomUUID();
    expect((await send([load('mfe-a'), failure('mfe-a', 'first')], page)).statusCode).toBe(202);
    await until('written', async () => (await figures('mfe-a')).length > 0);
    await send([load('mfe-a'), failure('mfe-a', 'second')], page);
    await send([load('mfe-a')]);
    await send([failure('mfe-a', 'a page that only failed')]);
    await expectFigures('mfe-a', [['stable', 3, 2, 3]]);
  });

  test('a page that fails later is affected from then on', async () => {
    const page = randomUUID();
    await send([load('mfe-b', { cohort: 'canary' })], page);
    await expectFigures('mfe-b', [['canary', 1, 0, 0]]);
    await send([failure('mfe-b', 'late', { cohort: 'canary' })], page);
    await expectFigures('mfe-b', [['canary', 1, 1, 1]]);
  });

  test('vitals and load phases as their 75th percentile, within 5 %', async () => {
    const values = Array.from({ length: 100 }, (_, index) => (index + 1) * 20);
    const vitals = values.map((value) => ({ kind: 'vital', name: 'LCP', value, ...about('mfe-c') }));
    for (const some of [vitals.slice(0, 50), vitals.slice(50)]) await send(some);
    await send([
      { kind: 'vital', name: 'CLS', value: 0.123456, ...about('mfe-c') },
      { kind: 'phase', name: 'init', durationMs: 40.5, ...about('mfe-c') },
    ]);
    const { p75 } = await until('all', async () => {
      const [row] = (await summary('mfe-c')).cohorts;
      return row?.sessions === 3 && row;
    });
    expect(Math.abs(p75.LCP / 1500 - 1)).toBeLessThan(0.05);
    expect(Math.abs(p75.CLS / 0.123456 - 1)).toBeLessThan(0.06);
    expect(Math.abs(p75.init / 40.5 - 1)).toBeLessThan(0.06);
    expect(p75.INP).toBeNull();
  });

  test('messages without queries, addresses and ids, and no more than 50 for a version', async () => {
    await send([failure('mfe-d', 'at https://site.test/earn?token=secret#me of bob@mail.test, order 1234567')]);
    await until('one', async () => (await summary('mfe-d')).samples.length === 1);
    expect((await summary('mfe-d')).samples[0]).toMatchObject({
      version: '1.0.0',
      source: 'render',
      message: 'at https://site.test/earn of …, order #',
      count: 1,
    });
    for (let batch = 0; batch < 3; batch += 1) {
      const messages = Array.from({ length: 30 }, (_, index) => failure('mfe-d', `number ${batch} ${index}`));
      await send(messages);
    }
    await until('errors', async () => (await figures('mfe-d'))[0][3] === 91);
    expect((await summary('mfe-d')).samples).toHaveLength(50);
  });

  test('nothing of a version that was never published, and says how much', async () => {
    const answer = await send([load('mfe-e'), load('mfe-e', { version: '6.6.6' }), load('mfe-nobody')]);
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: 1 }]);
    await until('the known one', async () => (await figures('mfe-e')).length === 1);
    const metrics = (await admin.service.internal.inject({ url: '/metrics' })).body;
    expect(metrics).toContain('telemetry_events_dropped_total{reason="unknown_version",service="admin"} 2');
    expect(metrics).toContain('page_sessions_total{deployable="mfe-e",version="1.0.0",cohort="stable",service="admin"} 1');
    expect(metrics).not.toContain('6.6.6');
    expect(metrics).not.toContain('mfe-nobody');
  });

  test.each([
    ['a page that PostgreSQL does not read as a UUID', (): [unknown, unknown] => [[load('mfe-e')], `urn:uuid:${randomUUID()}`]],
    ['half of a character', (): [unknown, unknown] => [[failure('mfe-e', 'x\ud800y')], randomUUID()]],
  ])('poison is refused at the door: %s', async (_what, poison) => {
    const [events, page] = poison();
    expect((await send(events, page)).statusCode).toBe(400);
  });

  test('what the database refuses as data is lost, and nothing beside it', async () => {
    const { database } = admin.service.kit;
    await database.raw(`alter table telemetry_errors add constraint planted check (message <> 'poison')`);
    await Promise.all([
      send([failure('mfe-f', 'poison')]),
      ...Array.from({ length: 6 }, (_, index) => send([failure('mfe-f', `fine ${index}`)])),
    ]);
    await expectFigures('mfe-f', [['stable', 6, 6, 6]]);
    await database.raw('alter table telemetry_errors drop constraint planted');
    const { body } = await admin.service.internal.inject('/metrics');
    expect(body).toMatch(/telemetry_events_dropped_total\{reason="refused",service="admin"\} 1/);
  });

  test('a version that is published now, soon', async () => {
    await admin.publish('mfe-e', '2.0.0');
    expect(await until('known', async () => (await send([load('mfe-e', { version: '2.0.0' })])).json().accepted)).toBe(1);
  });
});

describe('what is refused', () => {
  const good = { kind: 'error', source: 'error', message: 'x', ...about('mfe-a') };
  test.each([
    ['no events', []],
    ['51 events', Array.from({ length: 51 }, () => load('mfe-a'))],
    ['an unknown kind', [{ ...good, kind: 'login' }]],
    ['an unknown field', [{ ...good, username: 'bob' }]],
    ['a long message', [{ ...good, message: 'x'.repeat(301) }]],
    ['a made-up cohort', [{ ...good, cohort: 'everyone' }]],
    ['a made-up vital', [{ kind: 'vital', name: 'FOO', value: 1, ...about('mfe-a') }]],
    ['a negative vital', [{ kind: 'vital', name: 'LCP', value: -1, ...about('mfe-a') }]],
    ['a vital as text', [{ kind: 'vital', name: 'LCP', value: '1', ...about('mfe-a') }]],
    ['a service', [{ ...good, deployable: 'services/earn' }]],
    ['a version that is a path', [{ ...good, version: '../1' }]],
    ['no list', { 0: good }],
  ])('%s', async (_what, events) => {
    const before = await figures('mfe-a');
    expect((await send(events)).statusCode).toBe(400);
    expect(await figures('mfe-a')).toEqual(before);
  });

  test('a page that is no UUID', async () => {
    expect((await send([load('mfe-a')], 'bob')).statusCode).toBe(400);
  });

  test('more than 32 KB', async () => {
    const answer = await admin.service.public.inject({
      method: 'POST',
      url: '/api/telemetry',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ page: randomUUID(), events: [load('mfe-a')], filler: 'x'.repeat(33_000) }),
    });
    expect(answer.statusCode).toBe(413);
  });

  test('a summary for anybody but operators and the release command', async () => {
    expect((await admin.internal('gateway', 'GET', '/internal/telemetry/summary?deployable=mfe-a')).statusCode).toBe(403);
  });
});
