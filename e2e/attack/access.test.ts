import { beforeAll, expect, test } from 'vitest';
import { newUsername } from '../support/member.ts';
import { attack, cookiesOf, isChange, isFull, routes } from './target.ts';

let member: string;
beforeAll(async () => {
  member = cookiesOf(await attack('/api/auth/register-or-login', { method: 'POST', body: { username: newUsername('atk') } }));
});

const call = (route: (typeof routes)[number], cookie?: string) =>
  attack(route.path, { method: route.method, ...(isChange(route) ? { body: {} } : {}), ...(cookie === undefined ? {} : { cookie }) });

test('C1: every route of every contract refuses who has no session, but for those that are meant for visitors', async () => {
  expect(routes.length).toBeGreaterThan(150);
  for (const route of routes.filter(({ session }) => session !== 'none'))
    expect([route.method, route.path, (await call(route)).status]).toEqual([route.method, route.path, 401]);
});

test('C1 C5: no operators’ route opens for a member', async () => {
  for (const route of routes.filter(({ session }) => session === 'operator'))
    expect([route.method, route.path, (await call(route, member)).status]).toEqual([route.method, route.path, 401]);
});

test.each([
  '//api/user/profile',
  '/api//user/profile',
  '/./api/user/profile',
  '/api/public/../user/profile',
  '/api/public/%2e%2e/user/profile',
  '/api/public/..%2fuser/profile',
  '/api/user%2fprofile',
  '/api/user/profile;x=1',
  '/api/public/settings/..;/../user/profile',
  '/API/user/profile',
  '/api/user/profile.',
  '/api/user/profile/',
  '/api/public/..%5cuser/profile',
  '/internal/jwks',
  '/internal/members',
  '/api/../internal/jwks',
])('C2: %s opens nothing', async (path) => {
  const identity = { 'x-user-id': '1', 'x-role': 'owner', 'x-forwarded-user': 'owner', authorization: 'Bearer x', 'operator-pass': 'x' };
  const { status, text } = await attack(path, { headers: identity });
  expect([400, 401, 404]).toContain(status);
  expect(text).not.toMatch(/"keys"|"username"/);
});

test.each(['role', 'balance', 'disabled', 'platformId', 'status', 'createdAt', 'id'])(
  'C4: %s is not for a caller to say',
  async (field) => {
    const body = { username: newUsername('atk'), [field]: field === 'balance' ? '9999.00' : 'owner' };
    expect((await attack('/api/auth/register-or-login', { method: 'POST', body })).status).toBe(400);
  },
);

test('F10: nothing that is not the site’s is there', async () => {
  const paths = [
    '/.git/config',
    '/.env',
    '/metrics',
    '/docs',
    '/debug',
    '/healthz',
    '/internal/',
    '/package.json',
    '/main.js.map',
    '/.well-known/../.env',
  ];
  for (const path of paths) expect([path, [400, 404].includes((await attack(path)).status)]).toEqual([path, true]);
  for (const method of ['TRACE', 'PROPFIND', 'DEBUG', ...(isFull ? ['PUT', 'DELETE', 'PATCH'] : [])])
    expect([method, [400, 405].includes((await attack('/', { method })).status)]).toEqual([method, true]);
});

test('F4 F5 F7 F9: each kind of answer has each header of security once, and none is for another site', async () => {
  const page = await attack('/');
  const policy = String(page.headers['content-security-policy']);
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ])
    expect(policy).toContain(`${part};`);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(policy).not.toMatch(/unsafe-|(?:script|frame|img)-src[^;]* (?:\*|https:)(?:[ ;]|$)/);
  for (const path of ['/', '/none.js', '/registry.json', '/api/user/profile', '/api//x', '/api/public/settings', '/r/Sam_1', '/api/none']) {
    const { headers } = await attack(path, { headers: { origin: 'https://evil.example' } });
    expect([path, headers['x-content-type-options'], headers['cross-origin-opener-policy'], headers['referrer-policy']]).toEqual([
      path,
      'nosniff',
      'same-origin',
      'strict-origin-when-cross-origin',
    ]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual([undefined, undefined]);
  }
});

test.each([
  '//evil.example',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/r/https:%2f%2fevil.example',
  '/preview/https:evil.example',
  '/?next=//evil.example',
])('D8: %s leads to no other site', async (path) => {
  const { headers } = await attack(path);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
});
