import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';

const MAX = 5;
let gateway: Gateway;
beforeAll(async () => {
  // Room for some hundred callers, windows that do not end meanwhile.
  const limits = { 'sign-in': { max: MAX, windowSeconds: 24 * 60 * 60 } };
  gateway = await startGateway({ limits, rateLimitsSize: '32k', trustedProxies: ['127.0.0.1'] });
});
afterAll(() => gateway.close());

const signIn = async (address: string): Promise<number> =>
  (await gateway.send('/api/login', { method: 'POST', headers: { 'x-forwarded-for': address, origin: gateway.origin } })).status;
const often = async (address: string, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) statuses.push(await signIn(address));
  return statuses;
};

test('when there is no room for more counts, no count is forgotten, and who finds none is limited together with others', async () => {
  expect(await often('203.0.113.1', MAX + 1)).toEqual([200, 200, 200, 200, 200, 429]);
  for (let network = 1; network <= 600; network += 1) await signIn(`2001:db8:0:${network.toString(16)}::1`);
  expect(gateway.errorLog()).toContain('no room to count each caller');
  expect(await signIn('203.0.113.1')).toBe(429);
  const newcomer = await often('203.0.113.2', MAX + 1);
  expect([newcomer[0], newcomer.at(-1)]).toEqual([200, 429]);
});
