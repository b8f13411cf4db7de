import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway({ revocationListSize: '32k' })));
afterAll(() => gateway.close());

test('a revocation list without room raises an alarm, keeps every entry that it has, and takes the rest when there is room', async () => {
  const first = randomUUID();
  const status = async (sub: string) => (await gateway.send('/api/account', { headers: { cookie: gateway.memberCookie({ sub }) } })).status;
  gateway.identity.revoke({ type: 'member', id: first, revoked: true, until: null });
  await until('the first is refused', async () => (await status(first)) === 403);

  const many = Array.from({ length: 1000 }, () => randomUUID());
  const endAllIn = (ms: number) => {
    const end = new Date(Date.now() + ms).toISOString();
    for (const id of many) gateway.identity.revoke({ type: 'session', id, revoked: true, until: end });
  };
  endAllIn(3_600_000);
  const last = randomUUID();
  gateway.identity.revoke({ type: 'member', id: last, revoked: true, until: null });
  await until('the alarm', async () => (await gateway.ready()).json['revocationsFull'] === true);
  expect(gateway.errorLog()).toContain('ALARM');
  expect(await status(first)).toBe(403);
  expect((await gateway.ready()).status).toBe(200);

  // Only now, so that a slow machine sees the alarm as well.
  endAllIn(1_500);
  await until('the last one is refused too', async () => (await status(last)) === 403);
  await until('the end of the alarm', async () => (await gateway.ready()).json['revocationsFull'] === false);
  expect(await status(first)).toBe(403);
});
