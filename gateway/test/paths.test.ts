import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());
beforeEach(() => void (gateway.bank.calls.length = 0));

/** Each is written so that some reader takes it for /api/account or /internal, past the check of a public route. */
const tricks = [
  '//api/account',
  '/api//account',
  '/./api/account',
  '/api/./account',
  '/api/account/.',
  '/api/account/open/..',
  '/api/account/open/../../account',
  '/api/login/../account',
  '/api/login/%2e%2e/account',
  '/api/login/%2E%2E/account',
  '/api/login/.%2e/account',
  '/api/login/..%2faccount',
  '/api/login%2f..%2faccount',
  '/api/login/..%5caccount',
  '/api/login/..\\account',
  '/api/login\\..\\account',
  '/api/login/..;/account',
  '/api/login;/../account',
  '/api;x/account',
  '/api/account;x',
  '/api/account;x=/open',
  '/api/account/open;/../',
  '/api/postbacks/..%252faccount',
  '/%61pi/account',
  '/api/%61ccount',
  '/api/acc%6funt',
  '/x/../api/account',
  '/x/%2e%2e/api/account',
  '/remotes/../api/account',
  '/remotes/..%2fapi/account',
  '/r/../api/account',
  '/API/account',
  '/Api/account',
  '/api/Account',
  '/API/login/../account',
  '/api./account',
  '/api/account.',
  '/api/account/',
  '/api/login/',
  '/api/account#/open',
  '/api/login%00/account',
  '/api/login/%00',
  '/api/login%0d%0a/account',
  '/api/login/%c0%ae%c0%ae/account',
  '/internal/revocations',
  '/api/internal/transfers',
  '/Internal/revocations',
  '/internal%2frevocations',
  '//internal/revocations',
  '/api/login/../../internal/revocations',
  '/api/accounts',
  '/apix/account',
  '/api',
  '/api/',
];

describe('a path that can be read in two ways', () => {
  test.each(tricks)('never reaches a service: %s', async (path) => {
    const answers = [await gateway.send(path), await gateway.send(path, { headers: { cookie: gateway.memberCookie() } })];
    expect(gateway.bank.calls).toEqual([]);
    for (const answer of answers) expect([400, 401, 404]).toContain(answer.status);
  });

  test('is refused, not cleaned up, even with a good session', async () => {
    const headers = { cookie: gateway.memberCookie() };
    expect((await gateway.send('/api/login/../account', { headers })).json).toMatchObject({ code: 'bad_request' });
    expect((await gateway.send('/api//account', { headers })).status).toBe(400);
    expect((await gateway.send('/api/%61ccount', { headers })).status).toBe(400);
  });

  test.each(['GET http://127.0.0.1/api/account HTTP/1.1', 'GET http://evil.example/api/account/open HTTP/1.1'])(
    'is refused in the absolute form: %s',
    async (line) => {
      const answer = await gateway.sendRaw(`${line}\r\nHost: x\r\nCookie: ${gateway.memberCookie()}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(gateway.bank.calls).toEqual([]);
    },
  );

  test('is refused with a NUL in it', async () => {
    const answer = await gateway.sendRaw(`GET /api/login/\0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(gateway.bank.calls).toEqual([]);
  });
});

describe('which route answers', () => {
  test('is the longest prefix, at a segment border', async () => {
    const status = async (path: string) => (await gateway.send(path)).status;
    expect(await status('/api/account')).toBe(401);
    expect(await status('/api/account/open')).toBe(200);
    expect(await status('/api/account/open/below')).toBe(200);
    expect(await status('/api/account/opened')).toBe(401);
  });

  test('is one with a `*` before the prefix that it lies below, for any one segment and for no other path', async () => {
    const status = async (path: string) => (await gateway.send(path)).status;
    expect(await status('/api/account/7/door')).toBe(200);
    expect(await status('/api/account/7/door/below')).toBe(200);
    expect(await status('/api/garden/7/gate')).toBe(200);
    expect(await status('/api/garden/gate')).toBe(401);
    for (const path of ['/api/account/door', '/api/account/7/8/door', '/api/account/7/doors', '/api/account/7', '/api/account/7/a.door'])
      expect([path, await status(path)]).toEqual([path, 401]);
    for (const path of ['/api/account//door', '/api/account/%2e%2e/door', '/api/account/7%2fdoor', '/api/account/7/x/../door'])
      expect([path, await status(path)]).not.toEqual([path, 200]);
  });

  test('is nobody for an unknown path: 401 for a visitor, 404 for a member', async () => {
    expect((await gateway.send('/api/nothing-here')).json).toMatchObject({ code: 'not_signed_in' });
    const answer = await gateway.send('/api/nothing-here', { headers: { cookie: gateway.memberCookie() } });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ code: 'not_found', error: 'There is nothing here', message: 'There is nothing here' });
  });

  test('knows no method beyond the usual ones', async () => {
    const headers = { cookie: gateway.memberCookie(), origin: gateway.origin };
    for (const method of ['TRACE', 'PROPFIND', 'MOVE']) expect((await gateway.send('/api/account', { method, headers })).status).toBe(405);
    expect(gateway.bank.calls).toEqual([]);
  });

  test.each(['/metrics', '/docs', '/debug/x', '/healthz', '/readyz', '/.git/config', '/.env', '/main.0123456789.js.map', '/x/.hidden'])(
    'shows nothing of the inside at %s',
    async (path) => expect((await gateway.send(path)).status).toBe(404),
  );
});
