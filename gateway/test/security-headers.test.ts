import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@facet/tooling/until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './support/http.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { createSigningKey, memberClaims, signToken } from './support/tokens.ts';

let gateway: Gateway;
let secure: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ simulatorOrigin: 'http://127.0.0.1:8090', frameOrigins: ['https://other.example'] });
  secure = await startGateway({ publicUrl: 'https://facet.example' });
});
afterAll(() => Promise.all([gateway.close(), secure.close()]));

const names = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cache-control',
  'x-request-id',
];

/** One of every kind of answer, with its expected status. */
const kinds: [string, number, () => Promise<Answer>][] = [
  ['page', 200, () => gateway.send('/')],
  ['file', 200, () => gateway.send('/main.0123456789.js')],
  ['registry', 200, () => gateway.send('/registry.json')],
  ['missing file', 404, () => gateway.send('/none.js')],
  ['redirect', 302, () => gateway.send('/r/Sam_1', { headers: { cookie: gateway.memberCookie() } })],
  ['API answer', 200, () => gateway.send('/api/account/open')],
  ['refused session', 401, () => gateway.send('/api/account')],
  ['refused origin', 403, () => gateway.send('/api/login', { method: 'POST' })],
  ['unreadable path', 400, () => gateway.send('/api/%zz')],
  ['refused path', 400, () => gateway.send('/api//account')],
  ['method', 405, () => gateway.send('/', { method: 'DELETE' })],
  ['long address', 414, () => gateway.send(`/${'a'.repeat(17_000)}`)],
  ['long header', 400, () => gateway.send('/', { headers: { 'x-long': 'a'.repeat(17_000) } })],
  [
    'large body',
    413,
    () =>
      gateway.send('/api/login', {
        method: 'POST',
        headers: { origin: gateway.origin, 'content-length': '200000' },
        body: 'x'.repeat(200_000),
      }),
  ],
];

describe('every answer', () => {
  test.each(kinds)('has each security header once: %s', async (_kind, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headerNames.filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted());
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  });

  test.each(kinds.filter(([, status]) => status >= 400))('that refuses has our error body: %s', async (_kind, _status, ask) => {
    const answer = await ask();
    expect(answer.json).toEqual({
      error: answer.json['message'],
      message: expect.stringMatching(/^[A-Z].+/),
      code: expect.stringMatching(/^[a-z_]+$/),
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('keeps them when the service sends its own, or is away', async () => {
    const echo = gateway.bank.answer;
    gateway.bank.answer = (_call, response) => {
      for (const name of ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'X-Request-Id'])
        response.setHeader(name, 'from-the-service');
      response.setHeader('X-Accel-Redirect', '/registry.json');
      response.setHeader('Cache-Control', 'public, max-age=60');
      response.end('{"of":"bank"}');
    };
    const answer = await gateway.send('/api/account', { headers: { cookie: gateway.memberCookie() } });
    expect(answer.headerNames.filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted());
    expect(Object.values(answer.headers)).not.toContain('from-the-service');
    expect(answer.text).toBe('{"of":"bank"}');
    gateway.bank.answer = (_call, _response, request) => request.socket.destroy();
    const away = await gateway.send('/api/account/open');
    expect(away.status).toBe(502);
    expect(away.headerNames.filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted());
    expect(away.json).toMatchObject({ code: 'unavailable', requestId: away.headers['x-request-id'] });
    gateway.bank.answer = echo;
  });
});

describe('the content security policy', () => {
  test('is exactly this for a file or an API answer', async () => {
    const policy = (await gateway.send('/api/account/open')).headers['content-security-policy'];
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://*.pictures.example http://127.0.0.1:8090; font-src 'self'; connect-src 'self'; " +
        "manifest-src 'self'; frame-src https://*.wall.example https://other.example http://127.0.0.1:8090; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default",
    );
  });
});

describe('Trusted Types', () => {
  const policy = async (site: Gateway) => String((await site.send('/')).headers['content-security-policy']);

  test('are required of a page that makes the policy, and of no other: a shell of before goes on', async () => {
    expect(await policy(gateway)).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
    expect(await policy(secure)).toContain('; trusted-types default; upgrade-insecure-requests');
    const file = join(gateway.siteDir, 'shell/index.html');
    const page = readFileSync(file, 'utf8');
    writeFileSync(file, page.replace('<meta name="trusted-types" content="default">', ''));
    await until('the shell of before', async () => !(await policy(gateway)).includes('trusted-types'));
    writeFileSync(file, page);
    await until('the shell of now', async () => (await policy(gateway)).includes('trusted-types'));
  });
});

describe('what may be kept', () => {
  test('is nothing of a member', async () => {
    const echo = gateway.bank.answer;
    gateway.bank.answer = (_call, response) => void response.setHeader('Cache-Control', 'public, max-age=60').end('{}');
    const cacheControl = async (path: string) =>
      (await gateway.send(path, { headers: { cookie: gateway.memberCookie() } })).headers['cache-control'];
    expect(await cacheControl('/api/account')).toBe('no-store');
    expect(await cacheControl('/api/account/open')).toBe('public, max-age=60');
    gateway.bank.answer = echo;
    expect(await cacheControl('/api/account/open')).toBe('no-store');
  });
});

describe('under https', () => {
  test('says so to browsers, and its cookies are bound to this host', async () => {
    const answer = await secure.send('/');
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await gateway.send('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await secure.send('/r/Sam_1')).headers['set-cookie']).toEqual([
      'ref=Sam_1; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
      expect.stringMatching(/^visitor=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const token = signToken(secure.identity.key, memberClaims());
    const status = async (name: string) => (await secure.send('/api/account', { headers: { cookie: `${name}=${token}` } })).status;
    expect([await status('session'), await status('__Host-session')]).toEqual([401, 200]);
    expect((await secure.send('/api/login', { method: 'POST', headers: { origin: 'https://facet.example' } })).status).toBe(200);
    expect((await secure.send('/api/login', { method: 'POST', headers: { origin: 'http://facet.example' } })).status).toBe(403);
  });

  test('knows no key of another site', async () => {
    const foreign = signToken(createSigningKey(), memberClaims());
    expect((await secure.send('/api/account', { headers: { cookie: `__Host-session=${foreign}` } })).status).toBe(401);
  });
});
