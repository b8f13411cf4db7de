import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { startSite, type Site } from './site.ts';

const SECRET = 'Streams on Fridays';

let site: Site;
let browser: Browser;
let id: string;
let count = 0;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
beforeEach(async () => {
  const { name } = site.platform.add({ name: `Noted_${(count += 1)}` });
  browser = site.browser();
  id = (await browser.signIn(name)).json().id as string;
});

const path = (of = id) => `/api/admin/member-notes/of-member/${of}`;
const note = (text: string, options: Parameters<Site['operator']>[3] = {}) => site.operator('POST', path(), { text }, options);
const notes = async () => (await site.operator('GET', path())).json().notes;

test('operators read what others noted, the newest first; the member is told nothing of it, in no call and no file', async () => {
  expect((await note(SECRET, { username: 'jonas' })).statusCode).toBe(201);
  expect((await note('  Was asked about it  ')).statusCode).toBe(201);
  expect(await notes()).toMatchObject([
    { operator: 'mara', text: 'Was asked about it' },
    { operator: 'jonas', text: SECRET },
  ]);
  const told = await Promise.all(['/api/auth/user', '/api/user/profile', '/api/user/data/identity'].map((call) => browser.get(call)));
  expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const { body } of told) expect(body).not.toContain('Fridays');
  expect((await browser.get(path())).statusCode).toBe(401);
});

test('the same click is one note; other words under its key are refused, and so is nothing', async () => {
  const headers = { 'idempotency-key': uuidv7() };
  const twice = await Promise.all([note('once', { headers }), note('once', { headers })]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const refused = [await note('twice', { headers }), await note('   ')];
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'key_reused'],
    [400, 'text_missing'],
  ]);
  expect(await notes()).toMatchObject([{ text: 'once' }]);
});

test('a member has a hundred at most, whoever writes at once; nobody has none', async () => {
  const { database } = site.service.kit;
  const rows = Array.from({ length: 99 }, () => ({ id: uuidv7(), member_id: id, operator: 'mara', text: 'x' }));
  await database('member_notes').insert(rows);
  const answers = await Promise.all([note('one'), note('other')]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  expect(await notes()).toHaveLength(100);
  const nobody = await site.operator('POST', path(uuidv7()), { text: 'x' });
  expect([nobody.statusCode, nobody.json().code]).toEqual([404, 'member_not_found']);
});

test('a note is in the audit log without its words', async () => {
  await note(SECRET);
  const isNote = ({ action, subject }: ReturnType<Site['acts']>[number]) => action === 'member.note' && subject.id === id;
  await until('the audit log is told', async () => site.acts().some(isNote), 15_000);
  expect(JSON.stringify(site.acts())).not.toContain('Fridays');
});
