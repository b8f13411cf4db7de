import { randomUUID } from 'node:crypto';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin({ TELEMETRY_WRITE_MS: '20' });
  await admin.publish('mfe-a', '1.0.0');
});
afterAll(() => admin.remove());

const event = { kind: 'vital', name: 'LCP', value: 1, deployable: 'mfe-a', version: '1.0.0', cohort: 'stable' };

/** 50 events of one page; how many of them were taken. */
async function send(): Promise<number> {
  const payload = { page: randomUUID(), events: Array.from({ length: 50 }, () => event) };
  return (await admin.service.public.inject({ method: 'POST', url: '/api/telemetry', payload })).json().accepted;
}

async function sessions(): Promise<number> {
  const answer = await admin.internal('releaser', 'GET', '/internal/telemetry/summary?deployable=mfe-a');
  return answer.json().cohorts[0]?.sessions ?? 0;
}

test('while nothing can be written a limited number waits and the rest is dropped and counted; what waited is written afterwards', async () => {
  expect(await send()).toBe(50);
  await until('the first one', async () => (await sessions()) === 1);

  const { database } = admin.service.kit;
  const blocked = await database.transaction();
  await blocked.raw('lock table telemetry_sessions in access exclusive mode');
  let taken = 0;
  while ((await send()) === 50) taken += 1;
  await blocked.rollback();

  expect(taken).toBeGreaterThanOrEqual(398);
  expect(taken).toBeLessThanOrEqual(400);
  expect((await admin.service.internal.inject({ url: '/metrics' })).body).toMatch(
    /telemetry_events_dropped_total\{reason="full",service="admin"\} 50\n/,
  );
  await until('those that waited', async () => (await sessions()) === taken + 1);
  expect(await send()).toBe(50);
});
