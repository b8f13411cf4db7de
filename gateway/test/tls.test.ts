import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startFakeIdentity } from './support/fake-identity.ts';
import { startFakeService } from './support/fake-service.ts';
import { startGateway } from './support/start-gateway.ts';
import { createAuthority, type Authority } from './support/authority.ts';

let authority: Authority;
beforeAll(async () => {
  authority = await createAuthority();
});
afterAll(() => authority.remove());

/** Shows the certificate of `name`, and passes on what comes through it. @returns its address */
async function over(name: string, address: string, signedBy = authority): Promise<string> {
  const { cert, key } = await signedBy.certificateFor(name);
  const server = createServer({ cert, key }, (socket) => {
    const behind = connect(Number(address.split(':')[1]), '127.0.0.1');
    socket.pipe(behind).pipe(socket);
    for (const [one, other] of [[socket, behind] as const, [behind, socket] as const]) one.on('error', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function gatewayBefore(bankName: string, signedBy?: Authority) {
  const [identity, bank] = [await startFakeIdentity(), await startFakeService()];
  const gateway = await startGateway(
    {
      servicesCaFile: authority.caFile,
      addresses: { bank: [await over(bankName, bank.address, signedBy)] },
      identityInternal: [await over('identity', identity.address)],
    },
    { identity },
  );
  onTestFinished(() => Promise.all([gateway.close(), bank.close()]).then(() => undefined));
  const ask = () => gateway.send('/api/account', { headers: { cookie: gateway.memberCookie() } });
  return { gateway, identity, bank, ask };
}

test('services that show a certificate of their name are called over TLS, by nginx and by its Lua', async () => {
  const { bank, identity, ask } = await gatewayBefore('bank');
  expect((await ask()).status).toBe(200);
  expect(bank.calls).toHaveLength(1);
  // It is ready, so it has heard which sessions have ended.
  expect(identity.asked.snapshots).toBeGreaterThan(0);
});

test('a service with the certificate of another one is not called', async () => {
  const { bank, ask } = await gatewayBefore('earn');
  expect((await ask()).status).toBe(502);
  expect(bank.calls).toEqual([]);
});

test('nor is one whose certificate another authority has signed', async () => {
  const stranger = await createAuthority();
  onTestFinished(() => stranger.remove());
  const { bank, ask } = await gatewayBefore('bank', stranger);
  expect((await ask()).status).toBe(502);
  expect(bank.calls).toEqual([]);
});

const strangers = {
  'no certificate': (address: string) => Promise.resolve(address),
  'the certificate of another service': (address: string) => over('earn', address),
};

test.each(Object.entries(strangers))('an identity that shows %s says nothing that is believed', async (_, shown) => {
  const identity = await startFakeIdentity();
  const overrides = { servicesCaFile: authority.caFile, identityInternal: [await shown(identity.address)] };
  const gateway = await startGateway(overrides, { identity, isReady: false });
  onTestFinished(() => gateway.close());
  await expect.poll(() => gateway.errorLog()).toContain('identity does not answer');
  expect((await gateway.ready()).status).toBe(503);
  expect(identity.asked).toEqual({ jwks: 0, snapshots: 0, deltas: 0 });
});
