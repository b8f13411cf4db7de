import { randomUUID } from 'node:crypto';
import { until } from '@facet/tooling/until';
import { expect, inject, test } from 'vitest';
import { OWNER } from '../support/owner.ts';
import { ownerCall } from '../support/owner-call.ts';

const PASSWORD = 'a-password-of-an-admin';
/** A service's answer for operators that services/admin has no part in but the pass. */
const CODES = '/api/admin/promo-codes';

test('who is demoted, signed out or removed is so in every service within two seconds, and each act is in the audit log', async () => {
  const site = inject('siteUrl');
  const owner = await signIn(OWNER.username, OWNER.password);
  const hire = async () => {
    const username = `op_${randomUUID().slice(0, 8)}`;
    const { admin } = await ownerCall<{ admin: { id: string } }>(site, '/api/admin/create-admin', {
      username,
      password: PASSWORD,
      role: 'admin',
    });
    return { ...admin, username, call: await signIn(username, PASSWORD) };
  };
  const [demoted, signedOut, removed] = [await hire(), await hire(), await hire()];
  const code = `OP${randomUUID().slice(0, 8).toUpperCase()}`;
  expect((await demoted.call('POST', CODES, { code, reward: '1' })).status).toBe(201);
  for (const { call } of [signedOut, removed]) expect((await call('GET', CODES)).status).toBe(200);

  expect((await owner('PUT', `/api/admin/update-role/${demoted.id}`, { role: 'moderator' })).status).toBe(200);
  await endsSoon(403, () => demoted.call('POST', CODES, { code: `${code}X`, reward: '1' }));
  expect((await demoted.call('GET', CODES)).status).toBe(200);
  expect((await signedOut.call('POST', '/api/auth/admin-logout', {})).status).toBe(200);
  await endsSoon(401, () => signedOut.call('GET', CODES));
  expect((await owner('DELETE', `/api/admin/delete-admin/${removed.id}`)).status).toBe(200);
  await endsSoon(401, () => removed.call('GET', CODES));

  const recorded = await until('the act is in the audit log', async () => {
    const { entries } = (await (await owner('GET', `/api/admin/audit?action=promo_code.create&operator=${demoted.username}`)).json()) as {
      entries: { outcome: string; object: { label: string } }[];
    };
    return entries.find(({ object }) => object.label === code);
  });
  expect(recorded.outcome).toBe('succeeded');
});

/** The last call that was begun and still let in began less than two seconds after what ended it. */
async function endsSoon(status: number, call: () => Promise<Response>): Promise<void> {
  const endedAtMs = performance.now();
  let lastLetInMs = 0;
  await until(`it is ${status}`, async () => {
    const begunMs = performance.now();
    const answer = await call();
    if (answer.ok) lastLetInMs = begunMs - endedAtMs;
    return answer.status === status;
  });
  expect(lastLetInMs).toBeLessThan(2_000);
}

/** A session, with the cookie that it began with. */
async function signIn(username: string, password: string): Promise<(method: string, path: string, body?: object) => Promise<Response>> {
  const site = inject('siteUrl');
  let cookie = '';
  const call = (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${site}${path}`, {
      method,
      headers: { origin: site, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const answer = await call('POST', '/api/auth/admin-login', { username, password });
  expect(answer.status).toBe(200);
  cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return call;
}
