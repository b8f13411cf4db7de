import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());

test('a reload takes a new configuration into use without losing a request or forgetting a ban', async () => {
  const sub = '01890000-0000-7000-8000-000000000001';
  const cookie = gateway.memberCookie();
  const banned = () => gateway.send('/api/account', { headers: { cookie: gateway.memberCookie({ sub }) } });
  gateway.identity.revoke({ type: 'member', id: sub, revoked: true, until: null });
  await until('the ban', async () => (await banned()).status === 403);
  await gateway.identity.stop();
  expect((await gateway.send('/api/login', { method: 'POST' })).status).toBe(403);

  gateway.reload({ publicUrl: 'https://facet.example' });
  const statuses: number[] = [];
  await until('the new configuration', async () => {
    statuses.push((await gateway.send('/api/account/open')).status, (await banned()).status);
    return (await gateway.send('/')).headers['strict-transport-security'];
  });
  expect(new Set(statuses.filter((status) => ![200, 403, 401].includes(status)))).toEqual(new Set());
  // Workers of the old configuration, which knows no __Host- cookie, take connections for a moment longer and answer
  // 401.
  const secure = cookie.replace('session=', '__Host-session=');
  const bannedSecure = gateway.memberCookie({ sub }).replace('session=', '__Host-session=');
  await until('the new workers', async () => (await gateway.send('/api/account', { headers: { cookie: secure } })).status === 200);
  const answers: number[] = [];
  await until('the ban in the new configuration', async () => {
    answers.push((await gateway.send('/api/account', { headers: { cookie: bannedSecure } })).status);
    return answers.at(-1) === 403;
  });
  expect(answers.slice(0, -1).filter((status) => status !== 401)).toEqual([]);
  expect((await gateway.ready()).status).toBe(200);
});
