import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
let id: string;
let number: string;
let count = 0;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
beforeEach(async () => {
  browser = site.browser();
  const { name } = site.platform.add({ name: `Waiter_${(count += 1)}` });
  await browser.signIn(name);
  ({ id, number } = (await browser.post('/api/cases', { kind: 'other', reason: 'other', text: 'It never came' })).json().case);
});

const assign = (from: string | null, to: string | null, username = 'ada') =>
  site.operator('PUT', `/api/admin/cases/${id}/assignee`, { from, to }, { username });
const answer = async (url: string, username = 'ada') => (await site.operator('GET', url, undefined, { username })).json();
const read = async () => (await answer(`/api/admin/cases/${id}`)).case;
const queue = async (query: string, username?: string) => answer(`/api/admin/cases?limit=100&${query}`, username);
const isIn = async (query: string, username?: string) =>
  ((await queue(query, username)).cases as { id: string }[]).some((each) => each.id === id);

test('is the operator’s who takes it, and is found under mine; to its member nothing has changed', async () => {
  const own = await browser.get(`/api/cases/${id}`);
  const { assigned } = await queue('group=open');
  expect((await assign(null, 'ada')).statusCode).toBe(200);
  expect(await read()).toMatchObject({ assignee: 'ada', version: 1, state: 'open', operator: null });
  expect([await isIn('assignee=me'), await isIn('assignee=nobody'), await isIn('assignee=me', 'bob')]).toEqual([true, false, false]);
  const after = (await queue('group=open')).assigned;
  expect([after.me.total - assigned.me.total, after.nobody.total - assigned.nobody.total]).toEqual([1, -1]);
  expect((await browser.get(`/api/cases/${id}`)).body).toBe(own.body);
  expect((await browser.get('/api/user/data/identity')).body).not.toContain('ada');
});

test('of two operators who take it at once one has it, and the other is told who', async () => {
  const two = await Promise.all(['ada', 'bob'].map((username) => assign(null, username, username)));
  expect(two.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const winner = two[0]?.statusCode === 200 ? 'ada' : 'bob';
  const loser = two.find(({ statusCode }) => statusCode === 409);
  expect(loser?.json()).toMatchObject({ code: 'case_assigned', message: `Case ${number} is ${winner}’s now.` });
  expect((await read()).assignee).toBe(winner);
});

test('is given to another operator, who is one, and released; whoever read it before is told', async () => {
  expect((await assign(null, 'ada')).statusCode).toBe(200);
  expect((await assign('ada', 'BOB')).statusCode).toBe(200);
  expect(await isIn('assignee=me', 'bob')).toBe(true);
  const nobody = await assign('bob', 'carol');
  expect([nobody.statusCode, nobody.json().code]).toEqual([404, 'colleague_not_found']);
  expect((await assign('ada', null)).json()).toMatchObject({ code: 'case_assigned', message: `Case ${number} is bob’s now.` });
  expect((await assign('bob', null, 'bob')).statusCode).toBe(200);
  expect((await assign('bob', 'ada')).json()).toMatchObject({ code: 'case_assigned', message: `Case ${number} is nobody’s now.` });
  expect((await read()).assignee).toBeNull();
});

test('stays theirs when it is answered and ended, and when its member opens it again; what is over is not assigned', async () => {
  await assign(null, 'ada');
  await site.operator('POST', `/api/admin/cases/${id}/answer`, { seen: 1, text: 'We are asking' }, { username: 'bob' });
  expect(await isIn('group=waiting&assignee=me')).toBe(true);
  await site.operator('POST', `/api/admin/cases/${id}/resolve`, { seen: 2 }, { username: 'bob' });
  expect([await isIn('group=over&assignee=me'), (await assign('ada', null)).json().code]).toEqual([true, 'case_over']);
  await browser.post(`/api/cases/${id}/messages`, { text: 'Not yet' });
  expect(await isIn('group=open&assignee=me')).toBe(true);
});

test('what is not known of the call is refused, and a case that is not there is not found', async () => {
  const put = (body: object) => site.operator('PUT', `/api/admin/cases/${id}/assignee`, body);
  const bodies = [{ from: null }, { to: 'ada' }, { from: null, to: '' }, { from: null, to: 'ada', more: 1 }];
  expect((await Promise.all(bodies.map(put))).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  const missing = '/api/admin/cases/0193c7a4-0000-7000-8000-000000000000/assignee';
  expect((await site.operator('PUT', missing, { from: null, to: 'mara' })).json().code).toBe('case_not_found');
  expect((await site.operator('GET', '/api/admin/cases?assignee=ada')).statusCode).toBe(400);
});

test('who gave it to whom is in the audit log, once; a refusal too', async () => {
  await assign(null, 'ada');
  await assign(null, 'ada');
  await assign(null, 'bob', 'bob');
  const acts = () => site.acts().filter(({ action, subject }) => action === 'case.assign' && subject.id === id);
  await until('the audit log is told', async () => acts().length === 2, 15_000);
  expect(acts().toSorted((one, other) => one.operator.username.localeCompare(other.operator.username))).toMatchObject([
    { before: { assignee: null }, end: { outcome: 'succeeded', after: { assignee: 'ada' } } },
    { input: { from: null, to: 'bob' }, end: { outcome: 'failed' } },
  ]);
});

test('is nobody’s once its operator is gone, also when its member opens it again; a role that changes moves nothing', async () => {
  const tell = (role: string | null) => site.internal('admin', 'PUT', '/internal/admin-roles', { username: 'ADA', role });
  await assign(null, 'ada');
  await tell('moderator');
  expect((await read()).assignee).toBe('ada');
  await site.operator('POST', `/api/admin/cases/${id}/resolve`, { seen: 1 }, { username: 'bob' });
  expect((await tell(null)).statusCode).toBe(200);
  await browser.post(`/api/cases/${id}/messages`, { text: 'Not yet' });
  expect(await read()).toMatchObject({ assignee: null, state: 'open' });
  expect(await isIn('group=open&assignee=nobody')).toBe(true);
});
