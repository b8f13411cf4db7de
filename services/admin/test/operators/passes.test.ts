import { randomUUID } from 'node:crypto';
import type { OperatorRole, Service } from '@facet/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';
import { signIn, signInWithRole, type TestOperator } from '../support/operator.ts';

let admin: TestAdmin;
let owner: TestOperator;
beforeAll(async () => {
  admin = await startAdmin();
  owner = await signIn(admin);
});
afterAll(() => admin.remove());

const tokenOf = ({ cookie }: TestOperator): string => cookie.split('=').slice(1).join('=');
const ask = (token: string, { background = false, caller = 'gateway', to }: { background?: boolean; caller?: string; to?: Service } = {}) =>
  admin.internal(caller, 'POST', '/internal/operator-passes', { token, background }, to);
const claimsOf = (pass: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(pass.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const somebody = (role: OperatorRole = 'admin') => signInWithRole(admin, owner, role, `op_${randomUUID().slice(0, 8)}`);
const idleEndsAt = async ({ id }: { id: string }): Promise<Date> =>
  ((await admin.service.kit.database('operator_sessions').where({ operator_id: id }).first('idle_ends_at')) as { idle_ends_at: Date })
    .idle_ends_at;

describe('a pass', () => {
  test('says who operates now, for five seconds', async () => {
    const operator = await somebody('moderator');
    const { pass } = (await ask(tokenOf(operator))).json() as { pass: string };
    const { iat, exp, auth_time: signedIn, ...claims } = claimsOf(pass) as Record<'iat' | 'exp' | 'auth_time', number>;
    expect(claims).toMatchObject({
      sub: operator.id,
      aud: 'operator',
      role: 'moderator',
      sid: expect.any(String),
      username: expect.any(String),
    });
    expect(exp - iat).toBe(5);
    expect(iat - signedIn).toBeLessThan(60);
  });

  test('keeps the session alive and renews its cookie, but for a poll', async () => {
    const operator = await somebody();
    const begun = await idleEndsAt(operator);
    expect((await ask(tokenOf(operator), { background: true })).json()).toMatchObject({ cookie: null });
    expect(await idleEndsAt(operator)).toEqual(begun);
    const { cookie } = (await ask(tokenOf(operator))).json() as { cookie: string };
    expect(cookie).toMatch(/^operator=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect((await idleEndsAt(operator)).getTime()).toBeGreaterThan(begun.getTime());
    const renewed = { ...operator, cookie: cookie.split(';')[0] ?? '' };
    expect((await ask(tokenOf(renewed))).statusCode).toBe(200);
  });

  test('has the new role at once, on every replica, and is refused to who was removed or signed out', async () => {
    const replica = await admin.replica();
    const [demoted, removed, signedOut] = [await somebody('owner'), await somebody(), await somebody()];
    await owner.call('PUT', `/api/admin/update-role/${demoted.id}`, { role: 'moderator' });
    const { pass } = (await ask(tokenOf(demoted), { to: replica })).json() as { pass: string };
    expect(claimsOf(pass)).toMatchObject({ role: 'moderator' });
    const ended = [tokenOf(removed), tokenOf(signedOut)];
    await owner.call('DELETE', `/api/admin/delete-admin/${removed.id}`);
    await signedOut.call('POST', '/api/auth/admin-logout');
    for (const token of [...ended, 'none', ''])
      expect([(await ask(token, { to: replica })).statusCode, (await ask(token, { to: replica })).json()]).toMatchObject([
        401,
        { code: 'not_signed_in' },
      ]);
  });

  test('is refused to who has yet to add the code that the owner requires', async () => {
    const operator = await somebody();
    const require = (totpRequired: boolean) => admin.service.kit.database('operator_policy').update({ totp_required: totpRequired });
    await require(true);
    const answer = await ask(tokenOf(operator));
    await require(false);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'totp_required' }]);
  });

  test('is for the gateway only', async () => {
    expect((await ask(tokenOf(owner), { caller: 'earn' })).statusCode).toBe(403);
    expect((await owner.call('POST', '/internal/operator-passes', { token: tokenOf(owner), background: false })).statusCode).toBe(404);
  });
});
