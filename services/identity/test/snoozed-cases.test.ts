import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
let id: string;
let count = 0;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
beforeEach(async () => {
  browser = site.browser();
  const { name } = site.platform.add({ name: `Sleeper_${(count += 1)}` });
  await browser.signIn(name);
  id = (await browser.post('/api/cases', { kind: 'other', reason: 'other', text: 'It never came' })).json().case.id;
});

const HOUR_MS = 3_600_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const snooze = (time: string | null, username = 'jonas') =>
  site.operator('PUT', `/api/admin/cases/${id}/snooze`, { until: time }, { username });
const answer = async (url: string) => (await site.operator('GET', url)).json();
const isIn = async (group: string) =>
  ((await answer(`/api/admin/cases?group=${group}&limit=100`)).cases as { id: string }[]).some((each) => each.id === id);
const places = async () => Promise.all(['open', 'snoozed', 'waiting'].map(isIn));
const waiting = async () => (await answer('/api/admin/cases/count')).count as number;

test('is out of the queue and of its count until then; to its member nothing has changed', async () => {
  const [before, own] = [await waiting(), await browser.get(`/api/cases/${id}`)];
  const time = inMs(HOUR_MS);
  expect((await snooze(time)).statusCode).toBe(200);
  expect((await snooze(time)).statusCode).toBe(200);
  expect([await places(), await waiting()]).toEqual([[false, true, false], before - 1]);
  expect((await answer(`/api/admin/cases/${id}`)).case).toMatchObject({
    snoozedUntil: time,
    snoozedBy: 'jonas',
    version: 1,
    state: 'open',
  });
  expect((await answer('/api/admin/cases')).counts.snoozed.total).toBeGreaterThanOrEqual(1);
  expect((await browser.get(`/api/cases/${id}`)).body).toBe(own.body);
  expect((await browser.get('/api/cases?group=open')).json()).toMatchObject({ cases: [{ id }], counts: { open: 1 } });
  expect((await browser.get('/api/user/data/identity')).body).not.toContain('jonas');
});

test('is back when its time has come, when it is asked back, and when its member or an operator writes', async () => {
  await snooze(inMs(HOUR_MS));
  await site.service.kit
    .database('cases')
    .where({ id })
    .update({ snoozed_until: new Date(Date.now() - 1_000) });
  expect(await places()).toEqual([true, false, false]);
  expect((await answer(`/api/admin/cases/${id}`)).case).toMatchObject({ snoozedUntil: null, snoozedBy: null });

  await snooze(inMs(HOUR_MS));
  await snooze(null);
  expect(await places()).toEqual([true, false, false]);

  await snooze(inMs(HOUR_MS));
  await browser.post(`/api/cases/${id}/messages`, { text: 'Still nothing' });
  expect(await places()).toEqual([true, false, false]);

  await snooze(inMs(HOUR_MS));
  await site.operator('POST', `/api/admin/cases/${id}/answer`, { seen: 2, text: 'We are asking' });
  expect(await places()).toEqual([false, false, true]);
  await browser.post(`/api/cases/${id}/messages`, { text: 'Thanks' });
  expect(await places()).toEqual([true, false, false]);
});

test('what is past or too far, and what waits for nobody here, is refused', async () => {
  const codes = [await snooze(inMs(-HOUR_MS)), await snooze(inMs(91 * 24 * HOUR_MS))].map((each) => [each.statusCode, each.json().code]);
  expect(codes).toEqual([
    [400, 'snooze_invalid'],
    [400, 'snooze_invalid'],
  ]);
  await site.operator('POST', `/api/admin/cases/${id}/resolve`, { seen: 1 });
  expect((await snooze(inMs(HOUR_MS))).json().code).toBe('case_changed');
});

const acted = async (wanted: string) => {
  const act = () => site.acts().find(({ action, subject, end }) => action === wanted && subject.id === id && end !== undefined);
  await until('the audit log is told', async () => act() !== undefined, 15_000);
  return act();
};

test('an answer is in the audit log with the state before it', async () => {
  await site.operator('POST', `/api/admin/cases/${id}/answer`, { seen: 1, text: 'We are asking' });
  expect(await acted('case.answer')).toMatchObject({ before: { state: 'open' }, end: { after: { state: 'waiting' } } });
});

test('who snoozed it until when is in the audit log', async () => {
  const time = inMs(HOUR_MS);
  await snooze(time, 'mirela');
  expect(await acted('case.snooze')).toMatchObject({
    before: { snoozedUntil: null },
    end: { outcome: 'succeeded', after: { snoozedUntil: time } },
  });
});
