import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { MemberClient, newUsername } from '../support/member.ts';
import { attack, cookiesOf, isChange, isFull, openStream, routes, siteUrl, type Answer } from './target.ts';

const secure = siteUrl().startsWith('https:');
const prefix = secure ? '__Host-' : '';
let signedIn: Answer;
let cookie: string;
beforeAll(async () => {
  signedIn = await attack('/api/auth/register-or-login', { method: 'POST', body: { username: newUsername('atk') } });
  cookie = cookiesOf(signedIn);
});

/** One that must be answered to a member, of each service that has one. */
const PRIVATE = [
  '/api/user/profile',
  '/api/user/transactions',
  '/api/walls',
  '/api/bombs/rules',
  '/api/referral/stats',
  '/api/user/devices',
];
const tokenOf = (): string => new RegExp(`${prefix}session=([^;]+)`).exec(cookie)?.[1] ?? '';

test('A1: session and device are out of reach of scripts and other sites, and no answer holds a token', async () => {
  expect(signedIn.status).toBe(200);
  const cookies = signedIn.headers['set-cookie'] ?? [];
  for (const name of ['session', 'device']) {
    const found = cookies.filter((text) => text.startsWith(`${prefix}${name}=`));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/; HttpOnly/i);
    expect(found[0]).toMatch(/; SameSite=(Lax|Strict)/i);
    expect(found[0]).toMatch(/; Path=\/(;|$)/);
    expect(found[0]).not.toMatch(/; Domain=/i);
    expect(/; Secure/i.test(found[0] ?? '')).toBe(secure);
  }
  const answers = await Promise.all(PRIVATE.map((path) => attack(path, { cookie })));
  for (const { text } of [signedIn, ...answers]) expect(text).not.toMatch(/eyJ[A-Za-z0-9_-]{10,}\./);
});

test('A2: a token that somebody else made opens nothing', async () => {
  const [header = '', payload = '', signature = ''] = tokenOf().split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const forge = (head: object, claims: object) => {
    const text = `${part(head)}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), { key: own.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  const [head, claims] = [read(header), read(payload)];
  const hour = 3_600;
  const now = Math.floor(Date.now() / 1_000);
  const forged = [
    `${part({ ...head, alg: 'none' })}.${payload}.`,
    `${part({ ...head, alg: 'None' })}.${payload}.${signature}`,
    `${part({ ...head, alg: 'HS256' })}.${payload}.${createHmac('sha256', 'secret').update(payload).digest('base64url')}`,
    `${header}.${part({ ...claims, sub: randomUUID() })}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    '..',
    forge(head, claims),
    forge(head, { ...claims, exp: now + hour }),
    forge({ ...head, jwk: own.publicKey.export({ format: 'jwk' }) }, claims),
    forge({ ...head, jku: 'https://evil.example/keys' }, claims),
    forge({ ...head, kid: '../../../../dev/null' }, claims),
    forge({ ...head, typ: 'at+jwt' }, { ...claims, aud: 'wallet', nbf: now + hour }),
  ];
  for (const token of forged) {
    for (const path of PRIVATE.slice(0, isFull ? undefined : 2))
      expect([token, (await attack(path, { cookie: `${prefix}session=${token}` })).status]).toEqual([token, 401]);
    expect((await attack('/api/admin/users', { cookie: `${prefix}operator=${token}` })).status).toBe(401);
  }
  expect((await attack('/api/admin/users', { cookie: `${prefix}operator=${tokenOf()}` })).status).toBe(401);
});

test('A3 A9: who logs out is out of every service, and the browser forgets', async () => {
  const member = cookiesOf(await attack('/api/auth/register-or-login', { method: 'POST', body: { username: newUsername('atk') } }));
  const out = await attack('/api/auth/logout', { method: 'POST', body: {}, cookie: member });
  expect([out.status, out.headers['clear-site-data']]).toEqual([200, '"cache"']);
  const statuses = () => Promise.all(PRIVATE.map(async (path) => (await attack(path, { cookie: member })).status));
  await expect.poll(statuses, { timeout: 2_000 }).toEqual(PRIVATE.map(() => 401));
});

test('A7: no route changes anything for a page of another site', async () => {
  const member = cookie;
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'content-type': 'text/plain' },
    { origin: `${siteUrl()}.evil.example`, 'content-type': 'application/x-www-form-urlencoded' },
    { origin: 'https://evil.example', 'x-http-method-override': 'GET' },
  ];
  for (const [at, route] of routes.filter((each) => isChange(each) && each.origin === 'site').entries()) {
    for (const headers of isFull ? foreign : [foreign[at % foreign.length] ?? {}]) {
      const { status } = await attack(route.path, { method: route.method, headers, body: '{}', cookie: member });
      expect([route.method, route.path, [401, 403].includes(status)]).toEqual([route.method, route.path, true]);
    }
  }
});

test('A8: nobody is signed in by another site, and a session that was there before is another one afterwards', async () => {
  const body = { username: newUsername('atk') };
  expect((await attack('/api/auth/register-or-login', { method: 'POST', body, headers: { origin: 'https://evil.example' } })).status).toBe(
    403,
  );
  const again = await attack('/api/auth/register-or-login', { method: 'POST', body, cookie });
  expect(cookiesOf(again)).toContain(`${prefix}session=`);
  expect(cookiesOf(again)).not.toContain(tokenOf());
  cookie = cookiesOf(again);
});

test('A9: what is a member’s own is kept by nobody', async () => {
  for (const path of PRIVATE) {
    const { status, headers } = await attack(path, { cookie });
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
  }
});

test('B3 B6 B7: guessing an operator’s password is slowed for the name, tells nothing of it, and no default opens', async () => {
  const guess = (username: string, password: string, headers = {}) =>
    attack('/api/auth/admin-login', { method: 'POST', body: { username, password }, headers, isOneStranger: true });
  const name = `nobody${randomUUID().slice(0, 8)}`;
  const [unknown, known] = [await guess(name, 'wrong-password-1'), await guess(inject('owner').username, 'wrong-password-1')];
  const words = ({ status, text }: Answer) => [status, (JSON.parse(text) as { message: string }).message];
  expect(words(unknown)).toEqual(words(known));
  expect(unknown.status).toBe(401);
  for (const [username, password] of [
    ['admin', 'admin'],
    ['owner', 'owner'],
    ['root', 'password'],
  ] as const)
    expect((await guess(username, password)).status).toBeGreaterThanOrEqual(400);
  const statuses: number[] = [];
  for (let tries = 0; tries < 8; tries += 1)
    statuses.push((await guess(name, `wrong-${tries}`, { 'x-forwarded-for': `203.0.113.${tries}`, 'x-real-ip': '203.0.113.1' })).status);
  expect(statuses.slice(0, 3)).toEqual([401, 401, 401]);
  expect(statuses).toContain(429);
});

test('E7: one member has 20 streams open and no more, from however many addresses, and the next one when one has ended', async () => {
  const mine = cookiesOf(await attack('/api/auth/register-or-login', { method: 'POST', body: { username: newUsername('atk') } }));
  const streams = await Promise.all(Array.from({ length: 24 }, () => openStream('/api/live', mine)));
  try {
    expect(streams.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
    // A service ends the oldest of a member's by itself, so that how many are refused depends on who was quicker.
    await expect.poll(() => streams.filter(({ isOpen }) => isOpen()).length).toBeLessThanOrEqual(20);
    expect((await attack('/api/user/profile', { cookie: mine })).status).toBe(200);
    const stranger = await openStream('/api/live', cookie);
    expect(stranger.status).toBe(200);
    stranger.close();
  } finally {
    for (const { close } of streams) close();
  }
  const opened = async (): Promise<number> => {
    const { status, close } = await openStream('/api/live', mine);
    close();
    return status;
  };
  await expect.poll(opened).toBe(200);
});

test('C3: what is one member’s opens for no other', async () => {
  const [one, other] = await Promise.all([MemberClient.signIn(siteUrl()), MemberClient.signIn(siteUrl())]);
  for (const { method, path } of routes.filter(({ session, path }) => session === 'member' && path.includes('0190a0a0'))) {
    for (const id of [one.id, '1', randomUUID()]) {
      const place = path.replace('0190a0a0-0000-7000-8000-000000000001', id);
      const { status } = await (method === 'GET' ? other.get(place) : other.post(place, {}));
      expect([method, place, status >= 400 && status < 500]).toEqual([method, place, true]);
    }
  }
});
