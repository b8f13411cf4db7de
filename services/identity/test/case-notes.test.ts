import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldCases } from '../src/cases/index.ts';
import type { Browser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
let id: string;
beforeAll(async () => {
  site = await startSite();
  browser = site.browser();
  const { name } = site.platform.add({ name: 'Asker_of_notes' });
  await browser.signIn(name);
});
afterAll(() => site.close());

const SECRET = 'Shares a device with a banned member';
const open = async () => {
  const answer = await browser.post('/api/cases', { kind: 'other', reason: 'other', text: 'It never came' });
  id = answer.json().case.id as string;
};
const note = (text: string, options: Parameters<Site['operator']>[3] = {}) =>
  site.operator('POST', `/api/admin/cases/${id}/note`, { text }, options);
const thread = async () => (await site.operator('GET', `/api/admin/cases/${id}`)).json();

test('operators read what others noted; the member is told nothing of it by any call, in no file and by no notice', async () => {
  await open();
  const before = await browser.get(`/api/cases/${id}`);
  expect((await note(SECRET, { username: 'jonas' })).statusCode).toBe(201);
  const { notes, messages, case: of } = await thread();
  expect(notes).toMatchObject([{ operator: 'jonas', text: SECRET }]);
  expect([messages.length, of.version, of.state, of.lastText]).toEqual([1, 1, 'open', 'It never came']);
  const calls = [`/api/cases/${id}`, '/api/cases', '/api/cases?group=open', '/api/user/data/identity'];
  const told = await Promise.all(calls.map((call) => browser.get(call)));
  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  for (const { body } of told) expect(body).not.toContain('banned member');
  expect(told[0]?.body).toBe(before.body);
  expect(JSON.stringify(site.events('rewards.identity.member.notified.v1'))).not.toContain('banned member');
});

test('the same click is one note; other words under its key are refused, and so is nothing', async () => {
  await open();
  const headers = { 'idempotency-key': uuidv7() };
  const twice = await Promise.all([note('once', { headers }), note('once', { headers })]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [other, empty] = [await note('twice', { headers }), await note('   ')];
  expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
  expect([empty.statusCode, empty.json().code]).toEqual([400, 'text_missing']);
  expect((await thread()).notes).toMatchObject([{ text: 'once' }]);
});

test('a case that is over takes notes too, and they go with it', async () => {
  await open();
  await site.operator('POST', `/api/admin/cases/${id}/resolve`, { seen: 1 });
  expect((await note('Watch this one')).statusCode).toBe(201);
  const { database } = site.service.kit;
  await database('cases')
    .where({ id })
    .update({ changed_at: new Date(0) });
  await forgetOldCases(database);
  expect(await database('case_notes').where({ case_id: id })).toEqual([]);
});

test('a note is in the audit log without its words', async () => {
  await open();
  await note(SECRET);
  await until(
    'the audit log is told',
    async () => site.acts().some(({ action, subject }) => action === 'case.note' && subject.id === id),
    15_000,
  );
  const acts = JSON.stringify(site.acts());
  expect(acts).not.toContain('banned member');
});
