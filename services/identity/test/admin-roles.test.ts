import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import type { Person } from './fakes/platform.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let count = 0;
beforeAll(async () => {
  site = await startSite();
  await site.set('login_proof', 'new_device');
});
afterAll(() => site.close());

const put = (body: object, caller: string | null = 'admin') => site.internal(caller, 'PUT', '/internal/admin-roles', body);
const somebody = (name = `Operator_${(count += 1)}`): Person => site.platform.add({ name });
const roleShownTo = async (browser: Browser) => (await browser.get('/api/auth/user')).json().adminRole as string | null;

/** Signs in, with the words in the profile. */
async function proven(person: Person): Promise<Browser> {
  const browser = site.browser();
  person.about = (await browser.signIn(person.name)).json().phrase as string;
  expect((await browser.post('/api/auth/device-proof/check')).statusCode).toBe(200);
  return browser;
}

test('who proves that an account is theirs, of an operator’s name, shows the role, then another one, then none', async () => {
  const person = somebody();
  await put({ username: person.name.toUpperCase(), role: 'moderator' });
  const browser = await proven(person);
  expect(await roleShownTo(browser)).toBe('moderator');
  for (const role of ['owner', 'owner', null]) {
    expect((await put({ username: person.name.toUpperCase(), role })).statusCode).toBe(200);
    expect(await roleShownTo(browser)).toBe(role);
  }
  await put({ username: person.name, role: 'owner' });
  expect(await roleShownTo(browser)).toBeNull();
  expect(await roleShownTo(await proven(person))).toBe('owner');
});

test('the name alone shows nothing and keeps nobody from being banned', async () => {
  const person = somebody();
  await put({ username: person.name, role: 'admin' });
  await site.set('login_proof', 'off');
  const browser = site.browser();
  const { id } = (await browser.signIn(person.name)).json();
  await site.set('login_proof', 'new_device');
  expect(await roleShownTo(browser)).toBeNull();
  expect((await site.operator('POST', `/api/admin/users/${id}/disable`, {})).statusCode).toBe(200);
});

test('who shows it cannot be banned, who is called so only later shows nothing before another proof', async () => {
  const person = somebody();
  await put({ username: person.name, role: 'admin' });
  const { id } = (await (await proven(person)).get('/api/auth/user')).json();
  expect((await site.operator('POST', `/api/admin/users/${id}/disable`, {})).json().code).toBe('administrator');

  const early = somebody();
  const browser = await proven(early);
  await put({ username: early.name, role: 'admin' });
  expect(await roleShownTo(browser)).toBeNull();
  expect(await roleShownTo(await proven(early))).toBe('admin');
});

test('stays with the account, not with the name: another name loses nothing, whoever takes the old one gains nothing', async () => {
  const person = somebody();
  const username = person.name;
  await put({ username, role: 'admin' });
  const browser = await proven(person);
  person.name = `Renamed_${count}`;
  const heir = await proven(somebody(username));
  expect([await roleShownTo(browser), await roleShownTo(heir)]).toEqual(['admin', null]);
  await put({ username, role: null });
  expect(await roleShownTo(browser)).toBeNull();
});

test('an owner links it to a member, to another one, and to nobody', async () => {
  const [operator, one, other] = [somebody(), somebody(), somebody()].map(({ name }) => name) as [string, string, string];
  await put({ username: operator, role: 'admin' });
  await site.set('login_proof', 'off');
  const [first, second] = [site.browser(), site.browser()];
  for (const [browser, name] of [
    [first, one],
    [second, other],
  ] as const)
    await browser.signIn(name);
  await site.set('login_proof', 'new_device');
  const link = (member: string | null, by = 'owner', of = operator) =>
    site.operator('PUT', `/api/admin/badges/${of}`, { member }, { role: by as 'owner' });
  const shown = () => Promise.all([roleShownTo(first), roleShownTo(second)]);

  expect((await link(one, 'admin')).json().code).toBe('role_required');
  expect((await link(one.toUpperCase())).json()).toEqual({ success: true, member: one });
  expect(await shown()).toEqual(['admin', null]);
  await link(other);
  expect(await shown()).toEqual([null, 'admin']);
  await put({ username: one, role: 'moderator' });
  expect((await link(other, 'owner', one)).json().code).toBe('badge_taken');
  expect((await link('nobody_at_all')).json().code).toBe('member_not_found');
  expect((await link(other, 'owner', 'nobody_at_all')).json().code).toBe('badge_operator_unknown');
  await link(null);
  expect(await shown()).toEqual([null, null]);
});

test('the newest word wins in whatever order it comes', async () => {
  const person = somebody();
  await put({ username: person.name, role: 'admin', changedAt: '2026-11-21T10:00:00.000Z' });
  const browser = await proven(person);
  await put({ username: person.name, role: null, changedAt: '2026-11-21T10:00:00.002Z' });
  await put({ username: person.name, role: 'owner', changedAt: '2026-11-21T10:00:00.001Z' });
  expect(await roleShownTo(browser)).toBeNull();
});

test('is not lost when the account is told of at the moment of the proof: then the next proof has it', async () => {
  const people = Array.from({ length: 5 }, () => somebody());
  await Promise.all(people.map((person) => Promise.all([proven(person), put({ username: person.name, role: 'moderator' })])));
  const roles = await Promise.all(people.map(async (person) => roleShownTo(await proven(person))));
  expect(roles).toEqual(people.map(() => 'moderator'));
});

test('is the operators’ area’s alone, and strict', async () => {
  const username = somebody().name;
  expect((await put({ username, role: 'admin' }, 'wallet')).statusCode).toBe(403);
  expect((await put({ username, role: 'admin' }, null)).statusCode).toBe(401);
  for (const body of [{}, { username }, { username, role: 'king' }, { username: '', role: null }, { username: 'a\u0000b', role: null }])
    expect((await put(body)).statusCode).toBe(400);
});
