import { randomUUID, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const member = () => {
  const [sub, sid] = [randomUUID(), randomUUID()];
  const cookie = gateway.memberCookie({ sub, sid });
  return {
    sub,
    sid,
    status: async () => (await gateway.send('/api/account', { headers: { cookie } })).status,
    ask: () => gateway.send('/api/account', { headers: { cookie } }),
  };
};

describe.concurrent('a session that ends', () => {
  test('is refused, and no other session is', async () => {
    const [ended, other] = [member(), member()];
    expect([await ended.status(), await other.status()]).toEqual([200, 200]);
    gateway.identity.revoke({ type: 'session', id: ended.sid, revoked: true, until: inAnHour() });
    await until('the session is refused', async () => (await ended.status()) === 401);
    expect(await other.status()).toBe(200);
  });
});

describe.concurrent('a disabled member', () => {
  test('gets 403 account_disabled, and is back when enabled', async () => {
    const { sub, status, ask } = member();
    expect(await status()).toBe(200);
    gateway.identity.revoke({ type: 'member', id: sub, revoked: true, until: null });
    await until('the member is refused', async () => (await status()) === 403);
    expect((await ask()).json).toMatchObject({ code: 'account_disabled' });
    gateway.identity.revoke({ type: 'member', id: sub, revoked: false, until: null });
    await until('the member is back', async () => (await status()) === 200);
  });

  test('still reaches what needs no session', async () => {
    const { sub, status } = member();
    gateway.identity.revoke({ type: 'member', id: sub, revoked: true, until: null });
    await until('the member is refused', async () => (await status()) === 403);
    expect((await gateway.send('/api/account/open', { headers: { cookie: gateway.memberCookie({ sub }) } })).status).toBe(200);
  });
});

describe.concurrent('an entry', () => {
  test('dies at its time', async () => {
    const { sid, status } = member();
    const revoke = (until: string) => gateway.identity.revoke({ type: 'session', id: sid, revoked: true, until });
    revoke(inAnHour());
    await until('the session is refused', async () => (await status()) === 401);
    revoke(new Date(Date.now() + 1_500).toISOString());
    await until('the entry is gone', async () => (await status()) !== 401);
    expect(await status()).toBe(200);
  });

  test('that has ended already takes out the one before it', async () => {
    const { sub, status } = member();
    const revoke = (until: string) => gateway.identity.revoke({ type: 'member', id: sub, revoked: true, until });
    revoke(inAnHour());
    await until('the member is refused', async () => (await status()) === 403);
    revoke(new Date(Date.now() - 60_000).toISOString());
    await until('the entry is gone', async () => (await status()) !== 403);
    expect(await status()).toBe(200);
  });
});

describe.concurrent('identity', () => {
  test('is asked for a snapshot once and then for what is new, each second, with a token for it', async () => {
    const { snapshots, deltas } = gateway.identity.asked;
    expect(snapshots).toBe(1);
    await until('more deltas', () => gateway.identity.asked.deltas > deltas);
    expect(gateway.identity.asked.snapshots).toBe(1);
    const [header = '', payload = '', signature = ''] = gateway.identity.lastAuthorization.replace('Bearer ', '').split('.');
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, number>;
    expect(decode(header)).toEqual({ alg: 'ES256', typ: 'JWT', kid: 'gateway' });
    const claims = decode(payload);
    expect(claims).toMatchObject({ iss: 'gateway', aud: 'identity' });
    expect((claims['exp'] ?? 0) - (claims['iat'] ?? 0)).toBe(60);
    const key = { key: readFileSync(gateway.keyFile), dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  });
});
