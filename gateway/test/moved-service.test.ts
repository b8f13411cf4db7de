import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a service that moves loses no call of any kept connection, without a reload', async () => {
  gateway.bank.answer = (_call, response) => response.end('first');
  next.answer = (_call, response) => response.end('next');
  let isOver = false;
  // Each keeps its connection, and so its worker of the gateway.
  const clients = Array.from({ length: 8 }, () => ({ agent: new http.Agent({ keepAlive: true, maxSockets: 1 }), answers: [] as string[] }));
  const work = clients.map(async ({ agent, answers }) => {
    while (!isOver) answers.push(await post(agent));
  });
  await until('calls at the first address', () => gateway.bank.calls.length > 50);

  gateway.render({ addresses: { bank: [next.address] } });
  // Each worker looks at the addresses once a second, and never goes back.
  await until('the end of calls at the first address', () => clients.every(({ answers }) => answers.at(-1) === '200 next'));
  await gateway.bank.close();
  const sofar = next.calls.length;
  await until('more calls after the first has gone', () => next.calls.length > sofar + 50);
  isOver = true;
  await Promise.all(work);
  for (const { agent } of clients) agent.destroy();
  expect(new Set(clients.flatMap(({ answers }) => answers))).toEqual(new Set(['200 first', '200 next']));
});

test('a host name that means nothing yet keeps nobody from starting: its service is there once its address is', async () => {
  const early = await startGateway({ addresses: { bank: ['nobody.invalid:3000'] } });
  const ask = async (): Promise<number> => (await early.send('/api/account/open')).status;
  expect(await ask()).toBeGreaterThanOrEqual(500);
  early.render({ addresses: { bank: [next.address] } });
  await until('the service to be found', async () => (await ask()) === 200);
  await early.close();
});

/** The status and the text of the answer, or what went wrong. */
function post(agent: http.Agent): Promise<string> {
  const headers = { cookie: gateway.memberCookie(), origin: gateway.origin };
  return new Promise((resolve) => {
    const call = http.request({ port: gateway.port, path: '/api/pay', method: 'POST', agent, headers }, (response) => {
      text(response).then(
        (body) => resolve(`${response.statusCode} ${body}`),
        (error: Error) => resolve(error.message),
      );
    });
    call.once('error', (error) => resolve(error.message));
    call.end();
  });
}
