import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { until } from '@facet/tooling/until';
import { echo, type FakeService, startFakeService } from './support/fake-service.ts';
import { startSilentAddress } from './support/silent-address.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

const A_CONNECTION_OTHERWISE_SECONDS = 1;
/** Longer than a worker takes addresses for what they were. */
const READ_AGAIN_MS = 1_100;

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
async function breakFirst(): Promise<void> {
  const [first] = replicas as [FakeService];
  // One that failed rests for a second.
  await until('the first takes its turn', async () => (await call('/api/account', 'GET')) && first.calls.length > 0);
  for (const replica of replicas) replica.calls.length = 0;
  first.answer = (_call, _response, request) => request.socket.destroy();
}

describe('a replica that dies over a call', () => {
  test('is replaced by another one for a GET', async () => {
    await breakFirst();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/api/account', 'GET')).status));
    expect(statuses).toEqual(Array(6).fill(200));
  });

  test('is not for a POST: nobody knows whether it was done', async () => {
    await breakFirst();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/api/pay', 'POST')).status));
    expect(statuses.filter((status) => status === 502).length).toBeGreaterThan(0);
    expect(total()).toBe(6);
  });

  test('is for a POST on a route declared idempotent, with the same key', async () => {
    await breakFirst();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/api/pay/again', 'POST')).status));
    expect(statuses).toEqual(Array(6).fill(200));
    const [first, second] = replicas.map((replica) => replica.calls.map(({ headers }) => headers['idempotency-key']));
    expect(first?.length).toBeGreaterThan(0);
    expect(second).toEqual(expect.arrayContaining(first ?? []));
  });
});

describe('a replica that failed', () => {
  test('rests: the calls of the next second do not go to it first', async () => {
    await breakFirst();
    await call('/api/account', 'GET');
    await call('/api/account', 'GET');
    const [first] = replicas as [FakeService];
    expect(first.calls).toHaveLength(1);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await call('/api/pay', 'POST')).status));
    expect(statuses).toEqual(Array(20).fill(200));
    expect(first.calls).toHaveLength(1);
  });
});

describe('a replica that is replaced', () => {
  test.each([
    ['before', (ready: string, starting: string) => [starting, ready]],
    ['after', (ready: string, starting: string) => [ready, starting]],
  ])('costs no call that it had, where the new one is not ready and named %s the other', async (_where, inOrder) => {
    const [old, ready, starting] = [await startFakeService(), await startFakeService(), await startFakeService()];
    await starting.close();
    const own = await startGateway({ addresses: { bank: [old.address, ready.address] }, workers: 1 });
    onTestFinished(() => Promise.all([own.close(), ready.close()]).then(() => undefined));
    old.answer = (_call, _response, request) => {
      own.render({ addresses: { bank: inOrder(ready.address, starting.address) } });
      // Until then the worker takes what it has read.
      setTimeout(() => {
        request.socket.destroy();
        void old.close();
      }, READ_AGAIN_MS);
    };
    ready.answer = echo;
    const ask = async () => (await own.send('/api/account', { headers: { cookie: own.memberCookie() } })).status;
    // One of two comes to the one that goes away.
    expect(await Promise.all([ask(), ask()])).toEqual([200, 200]);
    expect(old.calls).toHaveLength(1);
  });
});

describe('a replica whose machine is gone', () => {
  test('holds up no call for as long as a connection may take', async () => {
    const gone = await startSilentAddress();
    const own = await startGateway({ addresses: { bank: [gone.address, (replicas[1] as FakeService).address] }, workers: 1 });
    onTestFinished(() => Promise.all([own.close(), gone.close()]).then(() => undefined));
    const pay = () => own.send('/api/pay', { method: 'POST', headers: { cookie: own.memberCookie(), origin: own.origin } });
    const answers = await Promise.all(Array.from({ length: 10 }, pay));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    // What the first try took, of the calls that had another.
    const tries = own.accessLog().map(({ upstreamSeconds }) => String(upstreamSeconds).split(', ').map(Number));
    const first = tries.flatMap(([seconds = 0, ...others]) => (others.length > 0 ? [seconds] : []));
    expect(first.length).toBeGreaterThan(0);
    expect(Math.min(...first)).toBeLessThan(A_CONNECTION_OTHERWISE_SECONDS);
  });
});

describe('a replica that is away', () => {
  test('costs nobody anything, a POST neither: it was never sent', async () => {
    await replicas[0]?.close();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await call('/api/pay', 'POST')).status));
    expect(statuses).toEqual(Array(6).fill(200));
  });

  test('when it was the last one is 502 in our shape, and the site stays', async () => {
    await replicas[1]?.close();
    const answer = await call('/api/account', 'GET');
    expect([answer.status, answer.json['code'], answer.headers['retry-after']]).toEqual([502, 'unavailable', '1']);
    expect((await gateway.send('/')).status).toBe(200);
  });
});
