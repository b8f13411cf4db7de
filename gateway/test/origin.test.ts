import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());

const post = (path: string, headers: Record<string, string>, method = 'POST') =>
  gateway.send(path, {
    method,
    headers: { cookie: gateway.memberCookie(), 'content-type': 'application/json', ...headers },
    body: method === 'GET' ? undefined : '{}',
  });

const foreign: Record<string, string>[] = [];
for (const origin of [
  'https://evil.example',
  'null',
  '',
  'http://localhost',
  'http://localhost:1',
  'http://localhost.evil.example',
  undefined,
]) {
  for (const site of ['cross-site', 'same-site', 'none', undefined]) {
    foreign.push({ ...(origin === undefined ? {} : { origin }), ...(site === undefined ? {} : { 'sec-fetch-site': site }) });
  }
}
foreign.push({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' });

describe('a call that changes something', () => {
  test.each(foreign)('is refused with %o', async (headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await post('/api/pay', headers, method);
      expect(answer.status).toBe(403);
      expect(answer.json).toMatchObject({ code: 'foreign_origin' });
    }
    expect(gateway.bank.calls).toEqual([]);
  });

  test('is refused at sign-in too, so that nobody is signed in by another site', async () => {
    expect((await post('/api/login', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/api/login', {})).status).toBe(403);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused whatever its type: %s',
    async (type) => {
      expect((await post('/api/pay', { 'content-type': type })).status).toBe(403);
    },
  );

  test('passes from a page of this site', async () => {
    expect((await post('/api/pay', { origin: gateway.origin })).status).toBe(200);
    expect((await post('/api/pay', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('passes under the other names of localhost', async () => {
    expect((await post('/api/pay', { origin: `http://127.0.0.1:${gateway.port}` })).status).toBe(200);
  });

  test('needs no origin where the route is for other sites', async () => {
    expect((await post('/api/postbacks/a', { origin: 'https://wall.example' })).status).toBe(200);
    expect((await post('/api/postbacks/a', {})).status).toBe(200);
  });

  test('is a question about the session first: a visitor gets 401', async () => {
    expect((await gateway.send('/api/pay', { method: 'POST' })).status).toBe(401);
  });
});

describe('a call that only reads', () => {
  test('needs no origin', async () => {
    expect((await post('/api/account', { origin: 'https://evil.example' }, 'GET')).status).toBe(200);
  });

  test('cannot be turned into another method by a header', async () => {
    const answer = await post('/api/account', { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }, 'GET');
    expect(answer.json['method']).toBe('GET');
    expect(Object.keys(answer.json['headers'] as object).filter((name) => name.includes('method'))).toEqual([]);
  });
});
