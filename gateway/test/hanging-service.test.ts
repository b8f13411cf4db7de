import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '@facet/tooling/until';
import { echo } from './support/fake-service.ts';
import type { Answer } from './support/http.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

const CALLS_AT_ONCE = 10;
const OF = { network: 5, member: 2, visitors: 7 };

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ callsAtOnce: CALLS_AT_ONCE, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => gateway.close());

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;
/** Of a member of their own, from an address of its own, unless it is said. */
const call = ({ member = randomUUID() as string, address = newAddress() } = {}) =>
  gateway.send('/api/account', { headers: { cookie: gateway.memberCookie({ sub: member }), 'x-forwarded-for': address } });
const visit = (address = newAddress()) => gateway.send('/api/account/open', { headers: { 'x-forwarded-for': address } });

/** Lets `count` calls wait; who comes after them is told in `then`. */
async function whileWaiting(count: number, begin: () => Promise<Answer>, then: () => Promise<void>): Promise<void> {
  const released = Promise.withResolvers<void>();
  const before = gateway.bank.calls.length;
  gateway.bank.answer = (received, response) => void released.promise.then(() => echo(received, response));
  const waiting = Array.from({ length: count }, begin);
  await until('all of them wait', () => gateway.bank.calls.length === before + count);
  gateway.bank.answer = echo;
  await then();
  released.resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(count).fill(200));
}

test('strangers from everywhere fill what is theirs, and members go on', () =>
  whileWaiting(OF.visitors, visit, async () => {
    expect((await visit()).status).toBe(503);
    expect(await Promise.all([call(), call()]).then((answers) => answers.map(({ status }) => status))).toEqual([200, 200]);
  }));

test('one network has a half, with whatever sessions, and one member a fifth', async () => {
  await whileWaiting(
    OF.network,
    () => call({ address: '198.51.100.1' }),
    async () => {
      expect((await call({ address: '198.51.100.1' })).status).toBe(503);
      expect((await visit('198.51.100.1')).status).toBe(503);
      expect([(await call()).status, (await visit()).status]).toEqual([200, 200]);
    },
  );
  const member = randomUUID();
  await whileWaiting(
    OF.member,
    () => call({ member }),
    async () => {
      expect([(await call({ member })).status, (await call()).status]).toEqual([503, 200]);
    },
  );
});

test('a service that hangs keeps so many calls waiting and no more; the rest is refused at once, and it is back when it answers', async () => {
  const released = Promise.withResolvers<void>();
  gateway.bank.answer = (received, response) => void released.promise.then(() => echo(received, response));
  const before = gateway.bank.calls.length;
  const waiting = Array.from({ length: CALLS_AT_ONCE }, () => call());
  await until('all of them wait', () => gateway.bank.calls.length === before + CALLS_AT_ONCE);
  const refused = await call();
  expect([refused.status, refused.json['code'], refused.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  expect((await gateway.send('/')).status).toBe(200);
  released.resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(CALLS_AT_ONCE).fill(200));
  await until('it is called again', async () => (await call()).status === 200);
});
