import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '@facet/tooling/until';
import { echo } from './support/fake-service.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';

const CALLS_AT_ONCE = 3;

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ callsAtOnce: CALLS_AT_ONCE });
});
afterAll(() => gateway.close());

const call = () => gateway.send('/api/account', { headers: { cookie: gateway.memberCookie() } });

it('a service that hangs keeps so many calls waiting and no more; the rest is refused at once, and it is back when it answers', async () => {
  const released = Promise.withResolvers<void>();
  gateway.bank.answer = (received, response) => void released.promise.then(() => echo(received, response));
  const waiting = Array.from({ length: CALLS_AT_ONCE }, call);
  await until('all of them wait', () => gateway.bank.calls.length === CALLS_AT_ONCE);
  const refused = await call();
  expect([refused.status, refused.json['code'], refused.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  expect((await gateway.send('/')).status).toBe(200);
  released.resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(CALLS_AT_ONCE).fill(200));
  await until('it is called again', async () => (await call()).status === 200);
});
