import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { echo, type FakeService, startFakeService } from './support/fake-service.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let gateway: Gateway;
let replicas: FakeService[];
beforeAll(async () => {
  replicas = [await startFakeService(), await startFakeService()];
  // One worker, so that the turns of the replicas are in order.
  gateway = await startGateway({ addresses: { bank: replicas.map(({ address }) => address) }, workers: 1 });
});
afterAll(() => Promise.all([gateway.close(), ...replicas.map((replica) => replica.close())]));
beforeEach(() => {
  for (const replica of replicas) {
    replica.answer = echo;
    replica.calls.length = 0;
  }
});

const call = (path: string, method: string) =>
  gateway.send(path, { method, headers: { cookie: gateway.memberCookie(), origin: gateway.origin } });
const total = () => replicas.reduce((sum, replica) => sum + replica.calls.length, 0);

/** The first replica takes each call and dies over it. */
const breakFirst = () => ((replicas[0] as FakeService).answer = (_call, _response, request) => request.socket.destroy());

describe('a replica that dies over a call', () => {
  it('is replaced by another one for a GET', async () => {
    breakFirst();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/api/account', 'GET')).status));
    expect(statuses).toEqual(Array(6).fill(200));
  });

  it('is not for a POST: nobody knows whether it was done', async () => {
    breakFirst();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/api/pay', 'POST')).status));
    expect(statuses.filter((status) => status === 502).length).toBeGreaterThan(0);
    expect(total()).toBe(6);
  });

  it('is for a POST on a route declared idempotent, with the same key', async () => {
    breakFirst();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/api/pay/again', 'POST')).status));
    expect(statuses).toEqual(Array(6).fill(200));
    const [first, second] = replicas.map((replica) => replica.calls.map(({ headers }) => headers['idempotency-key']));
    expect(first?.length).toBeGreaterThan(0);
    expect(second).toEqual(expect.arrayContaining(first ?? []));
  });
});

describe('a replica that is away', () => {
  it('costs nobody anything, a POST neither: it was never sent', async () => {
    await replicas[0]?.close();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/api/pay', 'POST')).status));
    expect(statuses).toEqual(Array(6).fill(200));
  });

  it('when it was the last one is 502 in our shape, and the site stays', async () => {
    await replicas[1]?.close();
    const answer = await call('/api/account', 'GET');
    expect([answer.status, answer.json['code'], answer.headers['retry-after']]).toEqual([502, 'unavailable', '1']);
    expect((await gateway.send('/')).status).toBe(200);
  });
});
