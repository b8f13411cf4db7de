import { uuidv7, type Service } from '@facet/service-kit';
import { testEnvironment, type TestEnvironment } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildService, migrationsDirectory } from '../src/app.ts';

let env: TestEnvironment;
let service: Service;

beforeAll(async () => {
  env = await testEnvironment('sample', { migrationsDirectory });
  service = buildService(env.variables);
  await service.ready();
});
afterAll(async () => {
  await service.close();
  await env.remove();
});

function list() {
  return service.public.inject({ url: '/api/sample/notices', headers: { cookie: env.keys.memberCookie(uuidv7()) } });
}

function post(id: string, payload: object, caller = 'admin') {
  const headers = { authorization: env.keys.serviceAuthorization(caller, 'sample') };
  return service.internal.inject({ method: 'PUT', url: `/internal/notices/${id}`, headers, payload });
}

test('members read what an operator posted, newest first', async () => {
  const first = await post(uuidv7(), { text: 'Welcome', by: 'ada' });
  const second = await post(uuidv7(), { text: 'Open all week', by: 'ada' });
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  const { notices } = (await list()).json<{ notices: object[] }>();
  expect(notices.slice(0, 2)).toEqual([second.json(), first.json()]);
});

test('posting twice at once makes one notice; other words under its id are refused', async () => {
  const id = uuidv7();
  const answers = await Promise.all([post(id, { text: 'Once', by: 'ada' }), post(id, { text: 'Once', by: 'ada' })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  const other = await post(id, { text: 'Changed', by: 'ada' });
  expect(other.statusCode).toBe(409);
  expect(other.json()).toMatchObject({ code: 'notice_exists' });
  expect((await list()).body.match(/Once/g)).toHaveLength(1);
});

test.each([
  ['no text', { text: '', by: 'ada' }],
  ['a text too long', { text: 'x'.repeat(501), by: 'ada' }],
  ['a text that the database cannot hold', { text: 'a\u0000b', by: 'ada' }],
  ['an unknown field', { text: 'Hello', by: 'ada', urgent: true }],
])('refuses %s', async (_what, payload) => {
  const id = uuidv7();
  expect((await post(id, payload)).statusCode).toBe(400);
  expect((await list()).body).not.toContain(id);
});

test('is closed to visitors, and posting to every service but admin', async () => {
  expect((await service.public.inject('/api/sample/notices')).json()).toMatchObject({ code: 'not_signed_in' });
  expect((await post(uuidv7(), { text: 'Hello', by: 'ada' }, 'wallet')).statusCode).toBe(403);
});
