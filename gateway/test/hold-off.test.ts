import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@facet/tooling/until';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';

const HOLD_OFF_SECONDS = 3;

let gateway: Gateway;
// Clients of several addresses come through a trusted proxy.
beforeAll(async () => void (gateway = await startGateway({ trustedProxies: ['127.0.0.1'] })));
afterAll(() => gateway.close());

beforeEach(() => {
  gateway.bank.answer = ({ headers }, response) => {
    if (headers['x-real-ip']?.startsWith('203.0.113.')) response.setHeader('x-hold-off', HOLD_OFF_SECONDS);
    response.end('no');
  };
});

const call = (address: string, path = '/api/postbacks/x') =>
  gateway.send(path, { method: 'POST', headers: { 'x-forwarded-for': address, origin: gateway.origin }, body: 'x'.repeat(8_000) });
const together = (count: number, address: string, path?: string) => Promise.all(Array.from({ length: count }, () => call(address, path)));
/** What an answer says is heard when it has been sent. */
const heard = (address: string) => until('the gateway holds it off', async () => (await call(address)).status === 429);
const refused = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length;

test('who a service wants to be spared of comes through once a second, and is told to wait', async () => {
  const first = await call('203.0.113.1');
  expect([first.status, first.headers['x-hold-off']]).toEqual([200, undefined]);
  await heard('203.0.113.1');
  const before = gateway.bank.calls.length;
  const beganMs = performance.now();
  const answers = await together(40, '203.0.113.1');
  const letThrough = 1 + Math.ceil((performance.now() - beganMs) / 1000);
  expect(refused(answers)).toBeGreaterThanOrEqual(40 - letThrough);
  expect(gateway.bank.calls.length - before).toBe(40 - refused(answers));
  expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('1');
});

test('nobody else is, and it ends', async () => {
  await heard('203.0.113.2');
  expect(refused(await together(10, '203.0.113.2'))).toBeGreaterThan(7);
  expect(refused(await together(10, '198.51.100.1'))).toBe(0);
  gateway.bank.answer = (_call, response) => void response.end('yes');
  // Members may share the address: the service's other routes are open.
  expect(refused(await together(10, '203.0.113.2', '/api/account/open'))).toBe(0);
  await pause(1000 * HOLD_OFF_SECONDS + 500);
  expect(refused(await together(10, '203.0.113.2'))).toBe(0);
});
