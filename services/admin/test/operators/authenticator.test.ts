import { TOTP } from 'otpauth';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OWNER, startAdmin, type TestAdmin } from '../support/admin.ts';
import { browser, signIn, signInWithRole, type TestOperator } from '../support/operator.ts';

const LOGIN = '/api/auth/admin-login';
let admin: TestAdmin;
let owner: TestOperator;
beforeAll(async () => {
  admin = await startAdmin();
  owner = await signIn(admin);
});
afterAll(() => admin.remove());

const refusal = (answer: Awaited<ReturnType<TestOperator['call']>>) => [
  answer.statusCode,
  answer.json().code as string,
  answer.json().message,
];

describe('a code of an authenticator app', () => {
  let operator: TestOperator;
  let secret: string;
  const as = { username: '', password: 'secret-1' };
  const code = (offsetMs = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + offsetMs });
  /** As if a minute had gone by: the next code is another one. */
  const forgetLastCode = () => admin.service.kit.database('operators').where({ username: as.username }).update({ totp_last_step: 0 });

  beforeEach(async () => {
    as.username = `coder_${Math.random().toString(36).slice(2, 8)}`;
    operator = await signInWithRole(admin, owner, 'moderator', as.username);
    ({ secret } = (await operator.call('POST', '/api/admin/my-totp')).json() as { secret: string });
  });

  test('counts from the first good one on', async () => {
    await signIn(admin, as);
    expect(refusal(await operator.call('POST', '/api/admin/my-totp/confirm', { code: '000000' }))[1]).toBe('totp_code_wrong');
    expect((await operator.call('POST', '/api/admin/my-totp/confirm', { code: code() })).statusCode).toBe(200);
    await forgetLastCode();
    const login = browser(admin.service);
    expect(refusal(await login.call('POST', LOGIN, as)).slice(0, 2)).toEqual([401, 'code_required']);
    expect(refusal(await login.call('POST', LOGIN, { ...as, code: '000000' })).slice(0, 2)).toEqual([401, 'code_invalid']);
    const good = code();
    expect((await login.call('POST', LOGIN, { ...as, code: good })).statusCode).toBe(200);
    expect(refusal(await browser(admin.service).call('POST', LOGIN, { ...as, code: good })).slice(0, 2)).toEqual([401, 'code_invalid']);
  });

  test('is stored sealed, and can be removed with the password, or by an owner', async () => {
    await operator.call('POST', '/api/admin/my-totp/confirm', { code: code() });
    const { rows } = await admin.service.kit.database.raw<{ rows: { row: string }[] }>(
      'select row_to_json(o)::text as row from operators o',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(secret);
    expect((await operator.call('POST', '/api/admin/my-totp/remove', { password: 'wrong' })).statusCode).toBe(400);
    expect((await operator.call('POST', '/api/admin/my-totp/remove', { password: 'secret-1' })).statusCode).toBe(200);
    await signIn(admin, as);
  });

  test('between guesses with it, a call without it does not make the guessing free', async () => {
    await operator.call('POST', '/api/admin/my-totp/confirm', { code: code() });
    const guesser = browser(admin.service, '198.51.100.20');
    const answers = [];
    for (let index = 0; index < 3; index += 1) {
      answers.push((await guesser.call('POST', LOGIN, as)).statusCode);
      answers.push((await guesser.call('POST', LOGIN, { ...as, code: '000000' })).statusCode);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is required of everybody in production: who has none can add one, and nothing else', async () => {
    const cost = { PASSWORD_MEMORY_KIB: '19456', PASSWORD_PASSES: '2' };
    const production = await admin.replica({ NODE_ENV: 'production', PLATFORM_BASE_URL: 'https://{host}.platform.test', ...cost });
    const at = async (role: 'owner' | 'admin' | 'moderator') => {
      const username = `${role.slice(0, 2)}_${as.username}`;
      await owner.call('POST', '/api/admin/create-admin', { username, password: 'secret-1', role });
      return signIn({ service: production }, { username, password: 'secret-1' });
    };
    const reads = async (who: TestOperator) => refusal(await who.call('GET', '/api/admin/list-admins')).slice(0, 2);
    for (const role of ['owner', 'admin', 'moderator'] as const) {
      const who = await at(role);
      expect(await reads(who)).toEqual([403, 'totp_required']);
      expect((await who.call('GET', '/api/auth/admin-status')).json()).toMatchObject({ operator: { mustAddTotp: true } });
      const { secret: own } = (await who.call('POST', '/api/admin/my-totp')).json() as { secret: string };
      await who.call('POST', '/api/admin/my-totp/confirm', { code: new TOTP({ secret: own }).generate() });
      expect(await reads(who)).toEqual([200, undefined]);
    }
    expect(await reads(operator)).toEqual([200, undefined]);
  });

  test('is good after a change of keys too, when the old key has gone', async () => {
    await operator.call('POST', '/api/admin/my-totp/confirm', { code: code() });
    await forgetLastCode();
    const newer = `newer:${Buffer.alloc(32, 9).toString('base64url')}`;
    await admin.replica({ SECRETS_KEYS: `${newer},${admin.variables['SECRETS_KEYS']}` });
    const sealed = async () =>
      (await admin.service.kit.database('operators').where({ username: as.username }).first()) as { totp_secret: Buffer };
    await until('its secret is sealed again', async () => (await sealed()).totp_secret.subarray(1, 6).toString() === 'newer');
    const alone = await signIn({ service: await admin.replica({ SECRETS_KEYS: newer }) }, { ...as, code: code() });
    expect((await alone.call('GET', '/api/auth/admin-status')).json()).toMatchObject({ isAdmin: true });
  });

  test('can be required: whoever has none can add one, and nothing else', async () => {
    const policy = (totpRequired: boolean) => owner.call('PUT', '/api/admin/operator-policy', { totpRequired });
    const { secret: own } = (await owner.call('POST', '/api/admin/my-totp')).json() as { secret: string };
    await owner.call('POST', '/api/admin/my-totp/confirm', { code: new TOTP({ secret: own }).generate() });
    expect((await policy(true)).statusCode).toBe(200);
    try {
      expect(refusal(await operator.call('GET', '/api/admin/list-admins')).slice(0, 2)).toEqual([403, 'totp_required']);
      expect((await operator.call('POST', '/api/admin/my-totp/confirm', { code: code() })).statusCode).toBe(200);
      expect((await operator.call('GET', '/api/admin/list-admins')).statusCode).toBe(200);
    } finally {
      await policy(false);
      await owner.call('POST', '/api/admin/my-totp/remove', { password: OWNER.password });
    }
  });
});
