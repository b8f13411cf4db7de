import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '@facet/tooling/until';
import { echo } from './support/fake-service.ts';
import type { Answer } from './support/http.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

const AT_ONCE = { callsOfNetwork: 6, callsOfMember: 3, streamsOfNetwork: 4, streamsOfMember: 2 };

let gateway: Gateway;
beforeAll(async () => {
  // Room for some dozens of counts.
  gateway = await startGateway({ atOnce: AT_ONCE, underWaySize: '32k', trustedProxies: ['127.0.0.1'] });
});
afterEach(() => {
  gateway.bank.answer = echo;
});
afterAll(() => gateway.close());

interface Caller {
  member?: string;
  address?: string;
}

let addresses = 0;
const newAddress = () => `2001:db8:0:${(addresses += 1).toString(16)}::1`;
/** Of a member of their own, from a network of its own, unless it is said. */
const headersOf = ({ member = randomUUID(), address = newAddress() }: Caller) => ({
  cookie: gateway.memberCookie({ sub: member }),
  'x-forwarded-for': address,
});
const call = (caller: Caller = {}) => gateway.send('/api/account', { headers: headersOf(caller) });
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

/** Calls that wait until they are released. */
async function begin(count: number, of: () => Caller): Promise<() => Promise<number[]>> {
  const released = Promise.withResolvers<void>();
  const before = gateway.bank.calls.length;
  gateway.bank.answer = (received, response) => void released.promise.then(() => echo(received, response));
  const waiting = Array.from({ length: count }, () => call(of()));
  await until('all of them wait', () => gateway.bank.calls.length === before + count);
  gateway.bank.answer = echo;
  return async () => {
    released.resolve();
    return statuses(await Promise.all(waiting));
  };
}

describe('open calls, over all services', () => {
  test('of one member are so many and no more, from wherever they call', async () => {
    const member = randomUUID();
    const release = await begin(AT_ONCE.callsOfMember, () => ({ member }));
    const refused = await call({ member });
    expect([refused.status, refused.json['code'], refused.headers['retry-after']]).toEqual([429, 'too_many_requests', '1']);
    expect((await call()).status).toBe(200);
    expect(await release()).toEqual([200, 200, 200]);
    expect((await call({ member })).status).toBe(200);
  });

  test('of one network are so many and no more, whoever they say they are; an IPv6 network is one', async () => {
    const network = `2001:db8:1:1`;
    const release = await begin(AT_ONCE.callsOfNetwork, () => ({ address: `${network}::${(addresses += 1)}` }));
    expect((await call({ address: `${network}::ffff` })).status).toBe(429);
    expect((await call({ address: '2001:db8:1:2::1' })).status).toBe(200);
    await release();
    expect((await call({ address: `${network}::ffff` })).status).toBe(200);
  });
});

describe('streams', () => {
  const open: IncomingMessage[] = [];
  const stream = async (caller: Caller): Promise<number> => {
    const request = get({ port: gateway.port, host: '127.0.0.1', path: '/api/live', headers: headersOf(caller), agent: false });
    request.on('error', () => undefined);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined).resume();
    open.push(answer);
    return answer.statusCode ?? 0;
  };
  const keepsOpen: Gateway['bank']['answer'] = (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
  };
  const close = () => open.splice(0).forEach((answer) => answer.destroy());
  afterEach(close);

  test('of one member are so many and no more, and one that ends makes room', async () => {
    gateway.bank.answer = keepsOpen;
    const member = randomUUID();
    expect([await stream({ member }), await stream({ member }), await stream({ member })]).toEqual([200, 200, 429]);
    expect(await stream({})).toBe(200);
    gateway.bank.answer = echo;
    expect((await call({ member })).status).toBe(200);
    gateway.bank.answer = keepsOpen;
    close();
    await until('there is room', async () => (await stream({ member })) === 200);
  });

  test('of one network are so many and no more', async () => {
    gateway.bank.answer = keepsOpen;
    const address = newAddress();
    for (let count = 0; count < AT_ONCE.streamsOfNetwork; count += 1) expect(await stream({ address })).toBe(200);
    expect(await stream({ address })).toBe(429);
    expect(await stream({})).toBe(200);
  });
});

test('where there is no room to count, nobody more is let in, what was counted stays counted, and what has ended leaves room', async () => {
  const one = { member: randomUUID(), address: newAddress() };
  const releaseOne = await begin(AT_ONCE.callsOfMember, () => one);
  const released = Promise.withResolvers<void>();
  gateway.bank.answer = (received, response) => void released.promise.then(() => echo(received, response));
  const before = gateway.bank.calls.length;
  const many = Array.from({ length: 200 }, () => call());
  expect((await Promise.race(many)).status).toBe(503);
  expect((await call(one)).status).toBe(429);
  expect(gateway.errorLog()).toContain('the dictionary is full');
  released.resolve();
  const passed = statuses(await Promise.all(many)).filter((status) => status === 200).length;
  expect(passed).toBe(gateway.bank.calls.length - before);
  await releaseOne();
  gateway.bank.answer = echo;
  // More one after the other than there is room for at once.
  for (let count = 0; count < 200; count += 1) expect((await call()).status).toBe(200);
});
