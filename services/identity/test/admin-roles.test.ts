import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
let count = 0;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

const put = (body: object, caller: string | null = 'admin') => site.internal(caller, 'PUT', '/internal/admin-roles', body);
const newName = () => site.platform.add({ name: `Operator_${(count += 1)}` }).name;
const roleShownTo = async (browser: ReturnType<Site['browser']>) => (await browser.get('/api/auth/user')).json().adminRole as string | null;

it('a member of that name shows the role, then another one, then none', async () => {
  const browser = site.browser();
  const username = newName();
  await browser.signIn(username);
  for (const role of ['moderator', 'owner', 'owner', null]) {
    expect((await put({ username: username.toUpperCase(), role })).statusCode).toBe(200);
    expect(await roleShownTo(browser)).toBe(role);
  }
});

it('who registers later has it from the start, and cannot be banned', async () => {
  const username = newName();
  await put({ username, role: 'admin' });
  const browser = site.browser();
  const { id, adminRole } = (await browser.signIn(username)).json();
  expect(adminRole).toBe('admin');
  expect((await site.internal('admin', 'POST', `/internal/members/${id}/disable`, { by: 'boss' })).json().code).toBe('administrator');
});

it('goes with the name: who is renamed away loses it, who takes the name gets it', async () => {
  const browser = site.browser();
  const user = site.platform.add({ name: `Operator_${(count += 1)}` });
  const username = user.name;
  await browser.signIn(username);
  await put({ username, role: 'admin' });
  user.name = `Renamed_${count}`;
  const heir = site.browser();
  site.platform.add({ name: username });
  await heir.signIn(username);
  expect([await roleShownTo(browser), await roleShownTo(heir)]).toEqual([null, 'admin']);
});

it('the newest word wins in whatever order it comes', async () => {
  const username = newName();
  const browser = site.browser();
  await browser.signIn(username);
  await put({ username, role: null, changedAt: '2026-11-21T10:00:00.002Z' });
  await put({ username, role: 'owner', changedAt: '2026-11-21T10:00:00.001Z' });
  expect(await roleShownTo(browser)).toBeNull();
});

it('is not lost when the member registers at the same moment', async () => {
  const names = Array.from({ length: 10 }, newName);
  const browsers = await Promise.all(
    names.map(async (username) => {
      const browser = site.browser();
      await Promise.all([browser.signIn(username), put({ username, role: 'moderator' })]);
      return browser;
    }),
  );
  expect(await Promise.all(browsers.map(roleShownTo))).toEqual(names.map(() => 'moderator'));
});

it('is the operators’ area’s alone, and strict', async () => {
  const username = newName();
  expect((await put({ username, role: 'admin' }, 'wallet')).statusCode).toBe(403);
  expect((await put({ username, role: 'admin' }, null)).statusCode).toBe(401);
  for (const body of [{}, { username }, { username, role: 'king' }, { username: '', role: null }, { username: 'a\u0000b', role: null }])
    expect((await put(body)).statusCode).toBe(400);
});
