import { createHmac, generateKeyPairSync } from 'node:crypto';
import { signerFor, uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let browser: Browser;
let memberId: string;
beforeAll(async () => {
  site = await startSite();
  site.platform.add({ name: 'Session_Owner' });
});
afterAll(() => site.close());
beforeEach(async () => {
  browser = site.browser();
  memberId = (await browser.signIn('Session_Owner')).json().id;
});

const DAY_SECONDS = 24 * 60 * 60;
interface Claims {
  sub: string;
  sid: string;
  aud: string;
  iat: number;
  exp: number;
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
const tokenOf = (who: Browser): string => who.cookies.get('session') ?? '';
const sessionRow = (id: string) => site.service.kit.database('sessions').where({ id }).first();

describe('signing in', () => {
  test('sets a cookie that scripts cannot read, for 14 days, with the promised claims', async () => {
    const answer = await site.browser().signIn('Session_Owner');
    const cookie = answer.cookies.find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    expect(cookie).not.toHaveProperty('secure');
    const { iat, exp, ...claims } = claimsOf(cookie?.value ?? '');
    expect(claims).toEqual({ sub: memberId, sid: expect.stringMatching(/^[0-9a-f-]{36}$/), aud: 'member' });
    expect(exp - iat).toBeGreaterThanOrEqual(14 * DAY_SECONDS - 1);
    expect(exp - iat).toBeLessThanOrEqual(14 * DAY_SECONDS);
    expect(cookie?.expires?.getTime()).toBe(exp * 1000);
  });

  test('puts no token into any body', async () => {
    const answers = [await browser.signIn('Session_Owner'), await browser.get('/api/auth/user'), await browser.get('/api/user/profile')];
    for (const answer of answers) expect(answer.body).not.toMatch(/eyJ[A-Za-z0-9_-]{10,}\./);
  });

  test('under https uses __Host- and Secure, and takes no other cookie', async () => {
    const secure = site.build({ PUBLIC_URL: 'https://site.test' });
    await secure.ready();
    const answer = await secure.public.inject({
      method: 'POST',
      url: '/api/auth/register-or-login',
      payload: { username: 'Session_Owner' },
    });
    for (const name of ['__Host-session', '__Host-device'])
      expect(answer.cookies.find((cookie) => cookie.name === name)).toMatchObject({
        secure: true,
        httpOnly: true,
        path: '/',
        sameSite: 'Lax',
      });
    const asked = await secure.public.inject({ url: '/api/auth/user', headers: { cookie: `session=${tokenOf(browser)}` } });
    await secure.close();
    expect(asked.body).toBe('null');
  });

  test('remembers device, address and browser of the session', async () => {
    const other = site.browser();
    other.headers = { 'x-real-ip': '203.0.113.9', 'user-agent': 'Test/1 '.repeat(100) };
    await other.signIn('Session_Owner');
    const row = await sessionRow(claimsOf(tokenOf(other)).sid);
    expect(row).toMatchObject({ address: '203.0.113.9', member_id: memberId, device_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(row.user_agent).toHaveLength(300);
    other.headers = { 'x-real-ip': 'nonsense' };
    await other.signIn('Session_Owner');
    expect(await sessionRow(claimsOf(tokenOf(other)).sid)).toMatchObject({ address: null });
  });

  test('gives a session id that nobody could know before, and ends the session that the browser had', async () => {
    const before = tokenOf(browser);
    await browser.signIn('Session_Owner');
    expect(claimsOf(tokenOf(browser)).sid).not.toBe(claimsOf(before).sid);
    const old = await site.service.public.inject({ url: '/api/auth/user', headers: { cookie: `session=${before}` } });
    expect(old.body).toBe('null');
  });

  test('with a cookie planted before keeps nothing of it', async () => {
    const planted = site.env.keys.sessionToken(memberId, { sid: uuidv7() });
    const victim = site.browser();
    victim.cookies.set('session', planted);
    await victim.signIn('Session_Owner');
    expect(claimsOf(tokenOf(victim)).sid).not.toBe(claimsOf(planted).sid);
  });
});

describe('who am I', () => {
  test('is 200 null for a visitor, who gets no cookie', async () => {
    const answer = await site.browser().get('/api/auth/user');
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([200, 'null', 'application/json; charset=utf-8']);
    expect(answer.cookies).toEqual([]);
  });

  test.each(['garbage', 'a.b.c', '', `${'x'.repeat(3000)}`])('is null for the cookie %j, which is cleared', async (value) => {
    const answer = await site.service.public.inject({ url: '/api/auth/user', headers: { cookie: `session=${value}` } });
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '', httpOnly: true, path: '/' }]);
  });

  test('is a first visit in the session and the hour that they joined in, and none for who comes back', async () => {
    site.platform.add({ name: 'Newcomer' });
    const newcomer = site.browser();
    const { id } = (await newcomer.signIn('Newcomer')).json();
    const asked = async (who: Browser) => (await who.get('/api/auth/user')).json();
    expect(await asked(newcomer)).toMatchObject({ isFirstVisit: true, joinedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    await newcomer.post('/api/auth/logout', {});
    await newcomer.signIn('Newcomer');
    expect(await asked(newcomer)).toMatchObject({ isFirstVisit: false });

    const { database } = site.service.kit;
    await database('sessions').where({ member_id: id }).whereNotNull('ended_at').del();
    expect(await asked(newcomer)).toMatchObject({ isFirstVisit: true });
    await database.raw("update members set created_at = created_at - interval '61 minutes' where id = ?", [id]);
    expect(await asked(newcomer)).toMatchObject({ isFirstVisit: false });
  });

  test('gives a new token when the old one is over a day old, not earlier', async () => {
    const sid = claimsOf(tokenOf(browser)).sid;
    const nowSeconds = Math.floor(Date.now() / 1000);
    const ask = (iat: number) => {
      browser.cookies.set('session', site.env.keys.sessionToken(memberId, { sid, iat, exp: nowSeconds + 60 }));
      return browser.get('/api/auth/user');
    };
    expect((await ask(nowSeconds - DAY_SECONDS + 60)).cookies).toEqual([]);
    const answer = await ask(nowSeconds - DAY_SECONDS - 60);
    expect(answer.json().id).toBe(memberId);
    const fresh = claimsOf(answer.cookies[0]?.value ?? '');
    expect(fresh).toMatchObject({ sub: memberId, sid });
    expect(fresh.exp).toBeGreaterThan(nowSeconds + 14 * DAY_SECONDS - 60);
    expect((await site.browser().get('/api/auth/user')).body).toBe('null');
  });

  test('never gives a token beyond 30 days from signing in, and is null after them', async () => {
    const sid = claimsOf(tokenOf(browser)).sid;
    const nowSeconds = Math.floor(Date.now() / 1000);
    const old = { sid, iat: nowSeconds - 2 * DAY_SECONDS, exp: nowSeconds + 3600 };
    await site.service.kit.database.raw(
      `update sessions set created_at = now() - interval '29 days', ends_at = now() + interval '1 day', token_expires_at = now() where id = ?`,
      [sid],
    );
    browser.cookies.set('session', site.env.keys.sessionToken(memberId, old));
    const last = await browser.get('/api/auth/user');
    const { exp } = claimsOf(last.cookies[0]?.value ?? '');
    expect(exp).toBeLessThanOrEqual(nowSeconds + DAY_SECONDS + 2);
    await site.service.kit.database.raw(
      `update sessions set token_expires_at = now() - interval '1 s', ends_at = now() - interval '1 s' where id = ?`,
      [sid],
    );
    expect((await browser.get('/api/auth/user')).body).toBe('null');
    expect(browser.cookies.has('session')).toBe(false);
  });
});

describe('logging out', () => {
  test('ends the session everywhere at once, clears the cookie and tells the others', async () => {
    const token = tokenOf(browser);
    const { sid, exp } = claimsOf(token);
    const before = (await site.internal('gateway', 'GET', '/internal/revocations')).json().cursor;
    const answer = await browser.post('/api/auth/logout', {});
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(browser.cookies.has('session')).toBe(false);
    // The device stays known, and the browser forgets copies of answers.
    expect([browser.cookies.has('device'), answer.headers['clear-site-data']]).toEqual([true, '"cache"']);

    const replay = { headers: { cookie: `session=${token}` } };
    expect((await site.service.public.inject({ url: '/api/auth/user', ...replay })).body).toBe('null');
    expect((await site.service.public.inject({ url: '/api/user/profile', ...replay })).statusCode).toBe(401);
    const feed = (await site.internal('gateway', 'GET', `/internal/revocations?after=${before}`)).json();
    const until_ = new Date(feed.entries[0].until).getTime();
    expect(feed).toMatchObject({ snapshot: false, entries: [{ type: 'session', id: sid, revoked: true }] });
    expect(until_).toBeGreaterThanOrEqual(exp * 1000);
    await until('the event has arrived', () =>
      site.events('rewards.identity.session.ended.v1').some((data) => (data as { sessionId: string }).sessionId === sid),
    );
  });

  test.each([undefined, {}])('works without a session, with the body %j', async (body) => {
    const answer = await site.browser().post('/api/auth/logout', body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  });

  test('twice at once ends it once', async () => {
    const { sid } = claimsOf(tokenOf(browser));
    await Promise.all([browser.post('/api/auth/logout'), browser.post('/api/auth/logout'), browser.post('/api/auth/logout')]);
    await until('the outbox is empty', async () => (await site.service.kit.database('outbox').select('id')).length === 0);
    expect(
      site.events('rewards.identity.session.ended.v1').filter((data) => (data as { sessionId: string }).sessionId === sid),
    ).toHaveLength(1);
  });

  test('while a token is being given out again leaves no token that outlives the revocation', async () => {
    const { sid } = claimsOf(tokenOf(browser));
    const nowSeconds = Math.floor(Date.now() / 1000);
    browser.cookies.set('session', site.env.keys.sessionToken(memberId, { sid, iat: nowSeconds - 2 * DAY_SECONDS, exp: nowSeconds + 60 }));
    const asked = Array.from({ length: 5 }, () => browser.get('/api/auth/user'));
    const [answers] = await Promise.all([Promise.all(asked), browser.post('/api/auth/logout')]);
    const given = answers.flatMap((answer) =>
      answer.cookies.filter((cookie) => cookie.value !== '').map((cookie) => claimsOf(cookie.value).exp),
    );
    const feed = (await site.internal('gateway', 'GET', '/internal/revocations')).json().entries as { id: string; until: string }[];
    const revokedUntilMs = new Date(feed.find((entry) => entry.id === sid)?.until ?? 0).getTime();
    for (const exp of given) expect(exp * 1000).toBeLessThanOrEqual(revokedUntilMs);
  });
});

describe('a forged token at the service’s own port', () => {
  const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const strange = signerFor(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  const forge = (header: object, claims: object, signature = 'AAAA') => `${base64(header)}.${base64(claims)}.${signature}`;

  const claims = () => ({ sub: memberId, sid: claimsOf(tokenOf(browser)).sid, aud: 'member', iat: now, exp: now + 600 });
  const kid = () => (JSON.parse(Buffer.from(tokenOf(browser).split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
  const hmac = (text: string): string => createHmac('sha256', kid()).update(text).digest('base64url');

  test.each<[string, () => string]>([
    ['without a signature, alg none', () => forge({ alg: 'none', kid: kid() }, claims(), '')],
    ['alg None', () => forge({ alg: 'None', kid: kid() }, claims(), '')],
    [
      'signed as HS256',
      () => {
        const text = `${base64({ alg: 'HS256', kid: kid() })}.${base64(claims())}`;
        return `${text}.${hmac(text)}`;
      },
    ],
    ['of a key that is not ours', () => strange.sign(claims())],
    [
      'of a strange key under our key id',
      () => {
        const [, body, signature] = strange.sign(claims()).split('.');
        return `${base64({ alg: 'ES256', kid: kid() })}.${body}.${signature}`;
      },
    ],
    ['with its key in the header', () => forge({ alg: 'ES256', jwk: strange.jwk }, claims())],
    ['with a path as key id', () => forge({ alg: 'ES256', kid: '../../etc/passwd' }, claims())],
    [
      'with a changed payload',
      () => {
        const [header, , signature] = tokenOf(browser).split('.');
        return `${header}.${base64({ ...claims(), sub: uuidv7() })}.${signature}`;
      },
    ],
    ['for operators', () => site.env.keys.sessionToken(memberId, { ...claims(), aud: 'operator' })],
    ['that has expired', () => site.env.keys.sessionToken(memberId, { ...claims(), exp: now - 1 })],
    ['of a session that never was', () => site.env.keys.sessionToken(memberId, { ...claims(), sid: uuidv7() })],
    ['of another member’s session', () => site.env.keys.sessionToken(memberId, { ...claims(), sub: uuidv7() })],
    ['whose ids are no ids', () => site.env.keys.sessionToken("x' or 1=1", { ...claims(), sub: "x' or 1=1" })],
    ['of nothing but dots', () => '..'],
  ])('%s is 401, and null for who am I', async (_name, make) => {
    const headers = { cookie: `session=${make()}` };
    const profile = await site.service.public.inject({ url: '/api/user/profile', headers });
    expect([profile.statusCode, profile.json().code]).toEqual([401, 'not_signed_in']);
    const user = await site.service.public.inject({ url: '/api/auth/user', headers });
    expect([user.statusCode, user.body]).toEqual([200, 'null']);
    expect((await browser.get('/api/user/profile')).statusCode).toBe(200);
  });
});

describe('the keys of sessions', () => {
  test('are published to anybody, and stay valid for a while after a new one signs', async () => {
    const jwks = (await site.internal(null, 'GET', '/internal/jwks')).json();
    expect(jwks.keys).toHaveLength(1);
    expect(jwks.keys[0]).not.toHaveProperty('d');

    const fresh = site.build({
      SESSION_KEY_FILE: site.env.keys.environment.SERVICE_KEY_FILE,
      SESSION_PREVIOUS_KEY_FILE: site.env.keys.environment.SESSION_KEY_FILE,
    });
    await fresh.ready();
    const rotated = (await fresh.internal.inject({ url: '/internal/jwks' })).json();
    await fresh.close();
    expect(rotated.keys).toHaveLength(2);
    expect(rotated.keys[1]).toEqual(jwks.keys[0]);
  });
});
