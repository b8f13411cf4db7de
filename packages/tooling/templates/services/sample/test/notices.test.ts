import { uuidv7, type OperatorRole, type Service } from '@facet/service-kit';
import { startFakeService, testEnvironment, until, type FakeService, type TestEnvironment } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildService, migrationsDirectory } from '../src/app.ts';

let admin: FakeService;
let env: TestEnvironment;
let service: Service;

beforeAll(async () => {
  admin = await startFakeService(() => ({ status: 204 }));
  env = await testEnvironment('sample', { migrationsDirectory, peers: { admin: admin.url } });
  service = buildService(env.variables);
  await service.ready();
});
afterAll(async () => {
  await service.close();
  await env.remove();
  await admin.stop();
});

function list() {
  return service.public.inject({ url: '/api/sample/notices', headers: { cookie: env.keys.memberCookie(uuidv7()) } });
}

function post(id: string, payload: object, role: OperatorRole = 'admin') {
  const headers = { ...env.keys.operatorPass({ username: 'ada', role }), 'idempotency-key': id };
  return service.public.inject({ method: 'POST', url: '/api/admin/sample-notices', headers, payload });
}

test('members and operators read what an operator posted, newest first', async () => {
  const first = await post(uuidv7(), { text: 'Welcome' });
  const second = await post(uuidv7(), { text: 'Open all week' });
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  const { notices } = (await list()).json<{ notices: object[] }>();
  expect(notices.slice(0, 2)).toEqual([second.json(), first.json()]);
  const headers = env.keys.operatorPass({ role: 'moderator' });
  const listed = await service.public.inject({ url: '/api/admin/sample-notices', headers });
  expect(listed.json()).toEqual({ notices });
});

test('posting twice at once makes one notice; another text under its key is refused', async () => {
  const id = uuidv7();
  const answers = await Promise.all([post(id, { text: 'Once' }), post(id, { text: 'Once' })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  const other = await post(id, { text: 'Changed' });
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ code: 'notice_exists' });
  expect((await list()).body.match(/Once/g)).toHaveLength(1);
});

test.each([
  ['no text', { text: '' }],
  ['a text too long', { text: 'x'.repeat(501) }],
  ['a text that the database cannot hold', { text: 'a\u0000b' }],
  ['an unknown field', { text: 'Hello', urgent: true }],
])('refuses %s', async (_what, payload) => {
  const id = uuidv7();
  expect((await post(id, payload)).statusCode).toBe(400);
  expect((await list()).body).not.toContain(id);
});

test('what was posted is in the audit log, with its operator', async () => {
  const { id } = (await post(uuidv7(), { text: 'Kept' })).json<{ id: string }>();
  const entries = () => admin.calls.filter(({ url, body }) => url === '/internal/operator-acts' && JSON.stringify(body).includes(id));
  await until('the entry is there', () => entries().length > 0);
  expect(entries()[0]?.body).toMatchObject({ action: 'notice.post', operator: { username: 'ada' } });
});

test('is closed to visitors, and posting to moderators', async () => {
  expect((await service.public.inject('/api/sample/notices')).json()).toMatchObject({ code: 'not_signed_in' });
  expect((await post(uuidv7(), { text: 'Hello' }, 'moderator')).statusCode).toBe(403);
});
