import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startFakeIdentity } from './support/fake-identity.ts';
import { startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

describe.concurrent('without identity', () => {
  test('a new gateway is not ready, lets visitors in and nobody else, and is ready when identity comes', async () => {
    const identity = await startFakeIdentity();
    await identity.stop();
    const gateway = await startGateway({}, { identity, isReady: false });
    const cookie = gateway.memberCookie();
    expect((await gateway.ready()).json).toMatchObject({ ready: false, keys: false, revocations: false });
    const refused = await gateway.send('/api/account', { headers: { cookie } });
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.json).toMatchObject({ code: 'unavailable' });
    expect((await gateway.send('/api/account/open')).status).toBe(200);
    expect((await gateway.send('/')).status).toBe(200);
    await identity.start();
    await until('the gateway is ready', async () => (await gateway.ready()).status === 200);
    expect((await gateway.send('/api/account', { headers: { cookie } })).status).toBe(200);
    await gateway.close();
  });

  test('a call to a gateway that has just started waits for the moment in which it knows its keys', async () => {
    const identity = await startFakeIdentity();
    await identity.stop();
    const gateway = await startGateway({}, { identity, isReady: false });
    const early = gateway.send('/api/account', { headers: { cookie: gateway.memberCookie() } });
    await identity.start();
    expect((await early).status).toBe(200);
    await gateway.close();
  });

  test('a gateway goes on with what it knows, also after its own restart, and catches up afterwards', async () => {
    const gateway = await startGateway();
    const [banned, ended, later, free] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const status = async (claims: Record<string, unknown>) =>
      (await gateway.send('/api/account', { headers: { cookie: gateway.memberCookie(claims) } })).status;
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    gateway.identity.revoke({ type: 'member', id: banned, revoked: true, until: null });
    await until('the member is refused', async () => (await status({ sub: banned })) === 403);
    gateway.identity.revoke({ type: 'session', id: ended, revoked: true, until: inAnHour });
    await until('the session is refused', async () => (await status({ sid: ended })) === 401);

    await gateway.identity.stop();
    const inForce = async () => [
      await status({ sub: banned }),
      await status({ sid: ended }),
      await status({ sub: later }),
      await status({ sub: free }),
    ];
    expect(await inForce()).toEqual([403, 401, 200, 200]);

    await gateway.stop();
    // A line that was being written when the machine died.
    appendFileSync(join(gateway.stateDir, 'revocations.jsonl'), '{"cursor":"c9","entr');
    await gateway.start();
    expect(await inForce()).toEqual([403, 401, 200, 200]);

    gateway.identity.revoke({ type: 'member', id: banned, revoked: false, until: null });
    gateway.identity.revoke({ type: 'member', id: later, revoked: true, until: null });
    await gateway.identity.start();
    await until('the gateway has caught up', async () => (await status({ sub: later })) === 403 && (await status({ sub: banned })) === 200);
    expect(await inForce()).toEqual([200, 401, 403, 200]);
    await gateway.close();
  });

  test('a snapshot takes out what is no longer revoked', async () => {
    const gateway = await startGateway();
    const sub = randomUUID();
    const status = async () => (await gateway.send('/api/account', { headers: { cookie: gateway.memberCookie({ sub }) } })).status;
    gateway.identity.revoke({ type: 'member', id: sub, revoked: true, until: null });
    await until('the member is refused', async () => (await status()) === 403);
    await gateway.stop();
    gateway.identity.revoke({ type: 'member', id: sub, revoked: false, until: null });
    await gateway.start();
    expect(await status()).toBe(200);
    await gateway.close();
  });
});
