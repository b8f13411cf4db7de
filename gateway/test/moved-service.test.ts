import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeService, type FakeService } from './support/fake-service.ts';
import { startGateway, type Gateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

let gateway: Gateway;
let next: FakeService;
beforeAll(async () => {
  gateway = await startGateway();
  next = await startFakeService();
});
afterAll(() => Promise.all([gateway.close(), next.close()]));

it('a service that moves loses no call of any kept connection, without a reload', async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  let isOver = false;
  const answers: (number | string)[] = [];
  const work = Array.from({ length: 8 }, async () => {
    while (!isOver) answers.push(await post(agent));
  });
  await until('calls at the first address', () => gateway.bank.calls.length > 50);

  gateway.render({ addresses: { bank: [next.address] } });
  // Each worker looks at the addresses once a second. When 300 calls in a row went to the next one, all of them have.
  let [seen, since] = [-1, 0];
  await until('the end of calls at the first address', () => {
    if (gateway.bank.calls.length !== seen) [seen, since] = [gateway.bank.calls.length, next.calls.length];
    return next.calls.length > since + 300;
  });
  await gateway.bank.close();
  const sofar = next.calls.length;
  await until('more calls after the first has gone', () => next.calls.length > sofar + 50);
  isOver = true;
  await Promise.all(work);
  agent.destroy();
  expect(new Set(answers)).toEqual(new Set([200]));
});

function post(agent: http.Agent): Promise<number | string> {
  const headers = { cookie: gateway.memberCookie(), origin: gateway.origin };
  return new Promise((resolve) => {
    const call = http.request({ port: gateway.port, path: '/api/pay', method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', (error) => resolve(error.message));
    call.end();
  });
}
