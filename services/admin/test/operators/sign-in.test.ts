import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const status = async (operator: TestOperator) =>
  (await operator.call('GET', '/api/auth/admin-status')).json() as {
    isAdmin: boolean;
    operator: { username: string; role: string; idleEndsAt: string } | null;
  };
const refusal = (answer: Awaited<ReturnType<TestOperator['call']>>) => [
  answer.statusCode,
  answer.json().code as string,
  answer.json().message,
];

describe('signing in', () => {
  test('opens a session that says who it is; the token is in no body', async () => {
    const operator = browser(admin.service);
    const answer = await operator.call('POST', LOGIN, OWNER);
    expect(answer.json()).toMatchObject({
      success: true,
      operator: { username: 'mirela', role: 'owner', hasTotp: false, mustAddTotp: false },
    });
    expect(answer.headers['set-cookie']).toMatch(/^operator=.*; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(answer.body).not.toContain(operator.cookie.slice('operator='.length));
    expect(await status(operator)).toMatchObject({ isAdmin: true, operator: { username: 'mirela' } });
  });

  test('takes the name without case', async () => {
    expect((await browser(admin.service).call('POST', LOGIN, { ...OWNER, username: ' MIRELA ' })).statusCode).toBe(200);
  });

  test.each([
    [{ username: '', password: 'x' }, [400, 'credentials_missing', 'Please enter both username and password']],
    [{ username: 'mirela', password: '' }, [400, 'credentials_missing', 'Please enter both username and password']],
    [{ username: 'mirela', password: 'wrong' }, [401, 'credentials_invalid', 'Invalid admin credentials']],
    [{ username: 'nobody', password: 'wrong' }, [401, 'credentials_invalid', 'Invalid admin credentials']],
  ])('%o is refused', async (credentials, expected) => {
    expect(refusal(await browser(admin.service, '203.0.113.99').call('POST', LOGIN, credentials))).toEqual(expected);
  });

  test.each([[{ ...OWNER, role: 'owner' }], [{ username: 'mirela' }], [{ username: ['mirela'], password: 'x' }], [[]]])(
    'a body like %o is not understood',
    async (body) => {
      expect((await browser(admin.service).call('POST', LOGIN, body)).statusCode).toBe(400);
    },
  );

  test('without a session nobody is an operator, and logging out is fine', async () => {
    const visitor = browser(admin.service);
    expect(await status(visitor)).toEqual({ isAdmin: false, operator: null });
    expect((await visitor.call('POST', '/api/auth/admin-logout')).statusCode).toBe(200);
    expect(refusal(await visitor.call('GET', '/api/admin/list-admins'))[0]).toBe(401);
  });

  test('logging out ends the session, not only the cookie', async () => {
    const operator = await signIn(admin);
    const { cookie } = operator;
    const { headers } = await operator.call('POST', '/api/auth/admin-logout');
    expect([operator.cookie, headers['clear-site-data']]).toEqual(['', '"cache"']);
    operator.cookie = cookie;
    expect((await operator.call('GET', '/api/admin/my-sessions')).statusCode).toBe(401);
  });

  test('a member’s token opens nothing, whatever it says', async () => {
    const visitor = browser(admin.service);
    for (const claims of [{}, { aud: 'operator' }]) {
      visitor.cookie = `operator=${admin.env.keys.sessionToken('0192f0c0-0000-7000-8000-000000000001', claims)}`;
      expect((await visitor.call('GET', '/api/admin/list-admins')).statusCode).toBe(401);
    }
  });
});

describe('guessing', () => {
  const guess = (username: string, address: string) => browser(admin.service, address).call('POST', LOGIN, { username, password: 'guess' });

  test('waits after the fifth wrong password, longer each time; another address and another name do not', async () => {
    for (let index = 0; index < 5; index += 1) expect((await guess('mirela', '198.51.100.1')).statusCode).toBe(401);
    const answer = await guess('mirela', '198.51.100.1');
    expect(refusal(answer).slice(0, 2)).toEqual([429, 'too_many_tries']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await browser(admin.service, '198.51.100.1').call('POST', LOGIN, OWNER)).statusCode).toBe(429);
    expect((await guess('someone', '198.51.100.1')).statusCode).toBe(401);
    expect((await browser(admin.service, '198.51.100.2').call('POST', LOGIN, OWNER)).statusCode).toBe(200);
    await setWaiting('198.51.100.1', { tries: 30, over: true });
    expect((await guess('mirela', '198.51.100.1')).statusCode).toBe(401);
    const later = await guess('mirela', '198.51.100.1');
    expect(Number(later.headers['retry-after'])).toBeGreaterThan(30);
    expect(Number(later.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('counts an IPv6 network as one, and the next network as another', async () => {
    for (let host = 1; host <= 5; host += 1) expect((await guess('mirela', `2001:db8:1:1::${host}`)).statusCode).toBe(401);
    expect((await guess('mirela', '2001:db8:1:1:ffff::9')).statusCode).toBe(429);
    expect((await guess('mirela', '2001:0db8:0001:0001:0000:0000:0000:000a')).statusCode).toBe(429);
    expect((await guess('mirela', '2001:db8:1:2::1')).statusCode).toBe(401);
  });

  test('from ever new networks is slow, and holds up nobody where the operator came from before', async () => {
    await signIn(admin, { address: '192.0.2.200' });
    await admin.service.kit.database('operator_sign_in_tries').delete();
    const statuses: number[] = [];
    for (let network = 0; network < 55; network += 1)
      statuses.push((await guess('mirela', `2001:db8:77:${network.toString(16)}::1`)).statusCode);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(401));
    expect(statuses.slice(51)).toContain(429);
    expect(statuses.slice(51).filter((status) => status === 401).length).toBeLessThanOrEqual(2);
    expect((await browser(admin.service, '192.0.2.200').call('POST', LOGIN, OWNER)).statusCode).toBe(200);
    expect((await guess('someone', '2001:db8:77:1::1')).statusCode).toBe(401);
    await admin.service.kit.database('operator_sign_in_tries').delete();
  });

  test('is forgiven by the right password', async () => {
    for (let index = 0; index < 4; index += 1) await guess('mirela', '198.51.100.3');
    await signIn(admin, { address: '198.51.100.3' });
    expect((await guess('mirela', '198.51.100.3')).statusCode).toBe(401);
  });

  test('in parallel gives no more tries', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('mirela', '198.51.100.4')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  async function setWaiting(address: string, { tries, over }: { tries: number; over: boolean }): Promise<void> {
    await admin.service.kit
      .database('operator_sign_in_tries')
      .where({ username_key: 'mirela', address })
      .update({ tries, ...(over && { wait_until: null }) });
  }
});

describe('a session', () => {
  const sessionRow = () => admin.service.kit.database('operator_sessions').orderBy('created_at', 'desc').first();

  test('stays alive with calls, and not with background polls', async () => {
    const operator = await signIn(admin);
    const idle = async () => ((await sessionRow()) as { idle_ends_at: Date }).idle_ends_at.getTime();
    const before = await idle();
    const poll = await operator.call('GET', '/api/admin/list-admins', undefined, { 'x-background': '1' });
    expect([poll.statusCode, poll.headers['set-cookie'], await idle()]).toEqual([200, undefined, before]);
    const call = await operator.call('GET', '/api/admin/list-admins');
    expect(call.headers['set-cookie']).toMatch(/^operator=/);
    expect(await idle()).toBeGreaterThan(before);
  });

  test.each([['idle_ends_at'], ['ends_at']])('is over at its %s', async (column) => {
    const operator = await signIn(admin);
    const { id } = (await sessionRow()) as { id: string };
    const { database } = admin.service.kit;
    await database('operator_sessions')
      .where({ id })
      .update({ [column]: database.raw('clock_timestamp()') });
    expect((await operator.call('GET', '/api/admin/list-admins')).statusCode).toBe(401);
  });

  test('is listed, and one ends another', async () => {
    const [first, second] = [await signIn(admin, { address: '192.0.2.1' }), await signIn(admin, { address: '192.0.2.2' })];
    const { sessions } = (await first.call('GET', '/api/admin/my-sessions')).json() as {
      sessions: { id: string; address: string; current: boolean; userAgent: string }[];
    };
    expect(sessions.find(({ current }) => current)).toMatchObject({ address: '192.0.2.1', userAgent: 'Test' });
    const other = sessions.find(({ address }) => address === '192.0.2.2');
    expect((await first.call('DELETE', `/api/admin/my-sessions/${other?.id}`)).statusCode).toBe(200);
    expect((await second.call('GET', '/api/admin/my-sessions')).statusCode).toBe(401);
    expect((await first.call('DELETE', `/api/admin/my-sessions/${other?.id}`)).statusCode).toBe(404);
  });

  test('of somebody else cannot be ended', async () => {
    const moderator = await signInWithRole(admin, owner, 'moderator', 'ends_none');
    const { sessions } = (await owner.call('GET', '/api/admin/my-sessions')).json() as { sessions: { id: string }[] };
    expect((await moderator.call('DELETE', `/api/admin/my-sessions/${sessions[0]?.id}`)).statusCode).toBe(404);
  });
});

test('who signs in gets a hash at today’s cost, whatever it was before, under the same password', async () => {
  const as = { username: 'rehashed', password: 'secret-1' };
  await owner.call('POST', '/api/admin/create-admin', { ...as, role: 'moderator' });
  const dearer = await admin.replica({ PASSWORD_MEMORY_KIB: '16', PASSWORD_PASSES: '2' });
  const hash = async () =>
    (await admin.service.kit.database('operators').where({ username: as.username }).first('password_hash')) as object;
  expect(await hash()).toEqual({ password_hash: expect.stringContaining('$m=8,t=1,p=1$') });
  await expect(signIn({ service: dearer }, { ...as, password: 'secret-2' })).rejects.toThrow('401');
  expect(await hash()).toEqual({ password_hash: expect.stringContaining('$m=8,t=1,p=1$') });
  await signIn({ service: dearer }, as);
  expect(await hash()).toEqual({ password_hash: expect.stringContaining('$m=16,t=2,p=1$') });
  await signIn({ service: dearer }, as);
});

describe('the own password', () => {
  const change = (operator: TestOperator, currentPassword: string, newPassword: string) =>
    operator.call('PUT', '/api/admin/change-password', { currentPassword, newPassword });

  test('changes, and other sessions end', async () => {
    const [here, there] = [
      await signInWithRole(admin, owner, 'moderator', 'changer'),
      await signIn(admin, { username: 'changer', password: 'secret-1' }),
    ];
    expect(refusal(await change(here, 'wrong', 'secret-2'))).toEqual([400, 'password_wrong', 'The current password is not right']);
    expect(refusal(await change(here, 'secret-1', '12345'))).toEqual([
      400,
      'password_too_short',
      'New password must be at least 6 characters long',
    ]);
    for (const guessed of ['letmein', 'Changer1', '123456789'])
      expect(refusal(await change(here, 'secret-1', guessed))?.[1]).toBe('password_common');
    expect((await change(here, 'secret-1', 'secret-2')).statusCode).toBe(200);
    expect((await here.call('GET', '/api/admin/my-sessions')).statusCode).toBe(200);
    expect((await there.call('GET', '/api/admin/my-sessions')).statusCode).toBe(401);
    await expect(signIn(admin, { username: 'changer', password: 'secret-1' })).rejects.toThrow('401');
    await signIn(admin, { username: 'changer', password: 'secret-2' });
  });
});

describe('a session that was stolen', () => {
  const age = (operator: string, minutes: number) =>
    admin.service.kit.database.raw(
      `update operator_sessions set created_at = clock_timestamp() - ? * interval '1 minute'
       where operator_id = (select id from operators where username = ?)`,
      [minutes, operator],
    );

  test('guesses the password no faster than a stranger', async () => {
    const thief = await signInWithRole(admin, owner, 'moderator', 'robbed');
    const guess = () => thief.call('PUT', '/api/admin/change-password', { currentPassword: 'guess', newPassword: 'mine-now' });
    for (let index = 0; index < 5; index += 1) expect((await guess()).statusCode).toBe(400);
    expect(refusal(await guess()).slice(0, 2)).toEqual([429, 'too_many_tries']);
    expect((await thief.call('POST', '/api/admin/my-totp/remove', { password: 'secret-1' })).statusCode).toBe(429);
  });

  test('replaces no second step and makes no accounts: these ask for a sign-in of the last ten minutes', async () => {
    const thief = await signInWithRole(admin, owner, 'owner', 'robbed_owner');
    await age('robbed_owner', 11);
    const account = { username: 'helper_1', password: 'secret-1', role: 'owner' };
    for (const [method, path, body] of [
      ['POST', '/api/admin/my-totp', {}],
      ['POST', '/api/admin/my-totp/confirm', { code: '000000' }],
      ['POST', '/api/admin/create-admin', account],
      ['PUT', '/api/admin/operator-policy', { totpRequired: false }],
    ] as const)
      expect(refusal(await thief.call(method, path, body)).slice(0, 2)).toEqual([403, 'sign_in_again']);
    expect((await thief.call('GET', '/api/admin/list-admins')).statusCode).toBe(200);
    const again = await signIn(admin, { username: 'robbed_owner', password: 'secret-1' });
    expect((await again.call('POST', '/api/admin/my-totp', {})).statusCode).toBe(200);
  });
});

describe('an act that is dangerous', () => {
  const id = '01920000-0000-7000-8000-00000000dead';
  test.each([
    ['PUT', `/api/admin/update-role/${id}`],
    ['DELETE', `/api/admin/delete-admin/${id}`],
    ['POST', `/api/admin/admins/${id}/reset-totp`],
    ['POST', '/api/admin/releases/moves'],
  ] as const)('%s %s asks for a sign-in of the last ten minutes, before it reads anything', async (method, path) => {
    const owner = await signInWithRole(admin, await signIn(admin), 'owner', `aged_${Math.random().toString(36).slice(2, 8)}`);
    await admin.service.kit.database.raw(
      `update operator_sessions set created_at = clock_timestamp() - interval '11 minutes'
       where operator_id = (select id from operators order by created_at desc limit 1)`,
    );
    expect(refusal(await owner.call(method, path, { nonsense: true })).slice(0, 2)).toEqual([403, 'sign_in_again']);
  });
});
