import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7, type Service } from '../src/index.ts';
import { startFakeService, testEnvironment, until, type FakeService, type TestEnvironment } from '../src/testing/index.ts';
import { buildService, migrationsDirectory } from './notes/app.ts';

interface Entry {
  type: 'session' | 'member';
  id: string;
  revoked: boolean;
  until: null;
}

/** As identity tells it: since the start, in order; another `epoch` is another database. */
const told: Entry[] = [];
let epoch = 'one';
let identity: FakeService;
let env: TestEnvironment;
let service: Service;

beforeAll(async () => {
  let keys = '';
  identity = await startFakeService(({ url }) => {
    if (url === '/internal/jwks') return { status: 200, body: JSON.parse(keys) as object };
    const [known, position] = (new URL(url, 'http://identity.test').searchParams.get('after') ?? '').split('.');
    const isKnown = known === epoch;
    const entries = told.slice(isKnown ? Number(position) : 0);
    return { status: 200, body: { cursor: `${epoch}.${told.length}`, snapshot: !isKnown, entries } };
  });
  env = await testEnvironment('earn', { migrationsDirectory, peers: { identity: identity.url } });
  keys = readFileSync(fileURLToPath(env.variables['SESSION_JWKS_URL'] as string), 'utf8');
  service = buildService({ ...env.variables, SESSION_JWKS_URL: 'service://identity/internal/jwks' });
  await service.ready();
});
afterAll(async () => {
  await service.close();
  await identity.stop();
  await env.remove();
});

const tell = (type: Entry['type'], id: string, revoked = true) => void told.push({ type, id, revoked, until: null });
const statusOf = async (cookie: string): Promise<number> => {
  const payload = { text: 'x', price: '1' };
  return (await service.public.inject({ method: 'POST', url: '/api/notes', headers: { cookie }, payload })).statusCode;
};
const session = () => {
  const [memberId, sid] = [uuidv7(), uuidv7()];
  return { memberId, sid, cookie: `session=${env.keys.sessionToken(memberId, { sid })}` };
};

test('a session that has ended is refused by the service itself, whoever brings its token, and no other one', async () => {
  const [mine, other] = [session(), session()];
  expect([await statusOf(mine.cookie), await statusOf(other.cookie)]).toEqual([200, 200]);
  tell('session', mine.sid);
  await until('it is refused', async () => (await statusOf(mine.cookie)) === 401);
  expect(await statusOf(other.cookie)).toBe(200);
});

test('a member who is banned is refused, until they are let in again', async () => {
  const { memberId, cookie } = session();
  expect(await statusOf(cookie)).toBe(200);
  tell('member', memberId);
  await until('they are refused', async () => (await statusOf(cookie)) === 401);
  tell('member', memberId, false);
  await until('they are let in', async () => (await statusOf(cookie)) === 200);
});

test('what is known stays in force while identity is away, and what another database says replaces it', async () => {
  const { sid, cookie } = session();
  tell('session', sid);
  await until('it is refused', async () => (await statusOf(cookie)) === 401);
  await identity.stop();
  expect(await statusOf(cookie)).toBe(401);
  told.length = 0;
  epoch = 'two';
  await identity.start();
  await until('all is heard anew', async () => (await statusOf(cookie)) === 200);
});
