import { startFakeService, until, type FakeService } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNER, startAdmin, type TestAdmin } from '../support/admin.ts';
import { browser, signIn, signInWithRole, type TestOperator } from '../support/operator.ts';

let identity: FakeService;
let admin: TestAdmin;
let owner: TestOperator;
beforeAll(async () => {
  identity = await startFakeService(() => ({ status: 200, body: { success: true } }));
  admin = await startAdmin({}, { identity: identity.url });
  owner = await signIn(admin);
});
afterAll(async () => {
  await admin.remove();
  await identity.stop();
});

interface Account {
  id: string;
  username: string;
  role: string;
  sessions: number;
}
const list = async () => ((await owner.call('GET', '/api/admin/list-admins')).json() as { admins: Account[] }).admins;
const create = (body: object, by = owner) => by.call('POST', '/api/admin/create-admin', body);
const codeOf = (answer: Awaited<ReturnType<TestOperator['call']>>) => [answer.statusCode, (answer.json() as { code?: string }).code];

describe('an account', () => {
  test('is a moderator unless said otherwise, and may sign in', async () => {
    const answer = await create({ username: 'newcomer', password: 'secret-1' });
    expect([answer.statusCode, answer.json().admin]).toMatchObject([201, { username: 'newcomer', role: 'moderator', sessions: 0 }]);
    await signIn(admin, { username: 'newcomer', password: 'secret-1' });
    expect((await list()).find(({ username }) => username === 'newcomer')?.sessions).toBe(1);
  });

  test.each([
    [{ username: 'ab', password: 'secret-1' }, [400, 'username_invalid']],
    [{ username: 'a b c', password: 'secret-1' }, [400, 'username_invalid']],
    [{ username: 'short_one', password: '12345' }, [400, 'password_too_short']],
    [{ username: 'MIRELA', password: 'secret-1' }, [409, 'username_taken']],
    [{ username: 'someone', password: 'secret-1', role: 'god' }, [400, 'bad_request']],
    [{ username: 'someone' }, [400, 'bad_request']],
  ])('%o is refused', async (body, expected) => {
    expect(codeOf(await create(body))).toEqual(expected);
  });

  test.each([['123456'], ['Password'], ['      '], ['aaaaaaaa'], ['Chosen'], ['chosen2024!'], ['chosen_1']])(
    'is not made with %o as its password',
    async (password) => {
      expect(codeOf(await create({ username: 'chosen_1', password }))).toEqual([400, 'password_common']);
    },
  );

  test('of one name is made once, by two at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ username: 'thrice', password: 'secret-1' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  });

  test('may have the name of one that was removed', async () => {
    for (const role of ['admin', 'moderator']) {
      const made = await create({ username: 'phoenix', password: 'secret-1', role });
      expect((await owner.call('DELETE', `/api/admin/delete-admin/${made.json().admin.id}`)).statusCode).toBe(200);
    }
  });
});

describe('a role', () => {
  test('holds from the next call, on another replica too', async () => {
    const demoted = await signInWithRole(admin, owner, 'owner', 'demoted');
    expect((await create({ username: 'by_demoted', password: 'secret-1' }, demoted)).statusCode).toBe(201);
    expect((await owner.call('PUT', `/api/admin/update-role/${demoted.id}`, { role: 'moderator' })).statusCode).toBe(200);
    const elsewhere = browser(await admin.replica());
    elsewhere.cookie = demoted.cookie;
    for (const operator of [demoted, elsewhere]) {
      const refused = await create({ username: 'by_demoted_2', password: 'secret-1' }, operator);
      expect([refused.statusCode, refused.json().message]).toEqual([403, 'This needs the role owner. You are moderator.']);
    }
  });

  test('is decided before the body is read', async () => {
    const moderator = await signInWithRole(admin, owner, 'moderator', 'bodyless');
    expect((await create({ nonsense: true }, moderator)).statusCode).toBe(403);
  });

  test('is told identity, for the badge of the member with that name; a removed one shows none', async () => {
    const told = () => identity.calls.filter(({ url }) => url === '/internal/admin-roles').map(({ body }) => body);
    const made = await create({ username: 'Badger', password: 'secret-1', role: 'admin' });
    await until(
      'identity is told',
      async () => told().some((body) => JSON.stringify(body) === '{"username":"Badger","role":"admin"}'),
      30_000,
    );
    await owner.call('DELETE', `/api/admin/delete-admin/${made.json().admin.id}`);
    await until('identity is told again', async () => JSON.stringify(told().at(-1)) === '{"username":"Badger","role":null}', 30_000);
    expect(told().filter((body) => JSON.stringify(body).includes('Badger')).length).toBeGreaterThanOrEqual(2);
  });

  test('is told later when identity is away', async () => {
    const isTold = () => identity.calls.some(({ body }) => (body as { username?: string } | undefined)?.username === 'later_one');
    await identity.stop();
    expect((await create({ username: 'later_one', password: 'secret-1' })).statusCode).toBe(201);
    await identity.start();
    await until('identity is told', async () => isTold(), 30_000);
  });
});

describe('somebody who is removed', () => {
  test('is out at once', async () => {
    const removed = await signInWithRole(admin, owner, 'admin', 'removed');
    expect((await owner.call('DELETE', `/api/admin/delete-admin/${removed.id}`)).statusCode).toBe(200);
    expect((await removed.call('GET', '/api/admin/list-admins')).statusCode).toBe(401);
    await expect(signIn(admin, { username: 'removed', password: 'secret-1' })).rejects.toThrow('401');
    expect(codeOf(await owner.call('DELETE', `/api/admin/delete-admin/${removed.id}`))).toEqual([404, 'operator_not_found']);
  });

  test('may be thrown out of their sessions alone', async () => {
    const guest = await signInWithRole(admin, owner, 'admin', 'thrown_out');
    expect((await owner.call('POST', `/api/admin/admins/${guest.id}/end-sessions`)).statusCode).toBe(200);
    expect((await guest.call('GET', '/api/admin/list-admins')).statusCode).toBe(401);
    await signIn(admin, { username: 'thrown_out', password: 'secret-1' });
  });
});

describe('a saved view', () => {
  const viewsOf = async (operator: TestOperator) =>
    (await operator.call('GET', '/api/admin/my-views')).json().views as { id: string; name: string }[];
  const save = (operator: TestOperator, name: string, query = '?sort=-balance') =>
    operator.call('PUT', '/api/admin/my-views', { list: 'users', name, query });

  test('is its operator’s own: kept, replaced under its name, removed; nobody else sees or removes it', async () => {
    const [one, other] = [
      await signInWithRole(admin, owner, 'moderator', 'viewer_1'),
      await signInWithRole(admin, owner, 'moderator', 'viewer_2'),
    ];
    const { id } = (await save(one, 'Large balances')).json() as { id: string };
    await save(one, 'Watch list', '');
    expect((await save(one, 'Large balances', '?balanceAtLeast=1000')).json()).toEqual({
      id,
      list: 'users',
      name: 'Large balances',
      query: '?balanceAtLeast=1000',
    });
    expect((await other.call('DELETE', `/api/admin/my-views/${id}`)).statusCode).toBe(200);
    expect((await viewsOf(one)).map(({ name }) => name)).toEqual(['Large balances', 'Watch list']);
    expect(await viewsOf(other)).toEqual([]);
    for (let time = 0; time < 2; time++) expect((await one.call('DELETE', `/api/admin/my-views/${id}`)).statusCode).toBe(200);
    expect((await viewsOf(one)).map(({ name }) => name)).toEqual(['Watch list']);
  });

  test('is refused with a name of spaces, or for a list that cannot be one', async () => {
    for (const name of ['', ' ', ' x', 'x'.repeat(41)]) expect(codeOf(await save(owner, name))).toEqual([400, 'bad_request']);
    expect((await owner.call('PUT', '/api/admin/my-views', { list: '../x', name: 'x', query: '' })).statusCode).toBe(400);
  });

  test('is one of 200 at most, also when several are saved at once', async () => {
    const hoarder = await signInWithRole(admin, owner, 'moderator', 'hoarder');
    const { database } = admin.service.kit;
    await database.raw(
      `insert into operator_views (id, operator_id, list, name, query)
       select gen_random_uuid(), ?, 'users', 'view ' || n, '' from generate_series(1, 199) n`,
      [hoarder.id],
    );
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(hoarder, name)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await viewsOf(hoarder)).toHaveLength(200);
  });
});

describe('the last owner', () => {
  test('can neither go nor step down, not even when two owners remove each other at once', async () => {
    const others = (await list()).filter(({ role, username }) => role === 'owner' && username !== OWNER.username);
    for (const { id } of others) await owner.call('DELETE', `/api/admin/delete-admin/${id}`);
    const self = (await list()).find(({ username }) => username === OWNER.username) as Account;
    expect(codeOf(await owner.call('DELETE', `/api/admin/delete-admin/${self.id}`))).toEqual([409, 'last_owner']);
    expect(codeOf(await owner.call('PUT', `/api/admin/update-role/${self.id}`, { role: 'admin' }))).toEqual([409, 'last_owner']);

    const second = await signInWithRole(admin, owner, 'owner', 'second_owner');
    const answers = await Promise.all([
      owner.call('DELETE', `/api/admin/delete-admin/${second.id}`),
      second.call('PUT', `/api/admin/update-role/${self.id}`, { role: 'moderator' }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { database } = admin.service.kit;
    expect(await database('operators').where({ role: 'owner' }).whereNull('removed_at')).toHaveLength(1);
  });
});
