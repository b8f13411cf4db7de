import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import type { Person } from './fakes/platform.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
let person: Person;
let browser: Browser;
let count = 0;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());
beforeEach(async () => {
  person = site.platform.add({ name: `Leaver_${(count += 1)}` });
  browser = site.browser();
  browser.headers = { 'user-agent': `${person.name}’s browser` };
  await browser.signIn(person.name);
});

const database = () => site.service.kit.database;
const memberId = async () => (await database()('members').where({ platform_user_id: person.id }).first('id')).id as string;
const prove = async () => {
  person.about = (await browser.post('/api/user/devices/proof', {})).json().phrase;
  expect((await browser.post('/api/auth/device-proof/check', {})).statusCode).toBe(200);
};
const leave = () => browser.delete('/api/user/account');

test('without a proof of the last minutes nobody is deleted', async () => {
  expect((await leave()).json().code).toBe('fresh_proof_needed');
  await prove();
  await database()('known_devices').update({ proven_at: database().raw("now() - interval '16 minutes'") });
  expect((await leave()).json().code).toBe('fresh_proof_needed');
  expect((await browser.get('/api/auth/user')).json().username).toBe(person.name);
});

test('a deleted member is out everywhere, and identity tells nothing of them but the number that the books need', async () => {
  const id = await memberId();
  await prove();
  const other = site.browser();
  person.about = '';
  await other.signIn(person.name);
  await database()('cases').insert({ id, member_id: id, kind: 'other', reason: 'other' });
  await database()('member_notes').insert({ id, member_id: id, operator: 'mara', text: 'Writes from Porto' });
  await database()('case_messages').insert({ id, case_id: id, text: 'I am Nova from Porto' });
  expect((await leave()).statusCode).toBe(200);
  expect([(await browser.get('/api/auth/user')).body, (await other.get('/api/auth/user')).body]).toEqual(['null', 'null']);
  const [member] = await database()('members').where({ id });
  expect(member).toMatchObject({ username: `#deleted-${id.slice(-12)}`, profile_picture: null, platform_user_id: person.id });
  expect(member.deleted_at).toBeInstanceOf(Date);
  const tables = await Promise.all(
    ['members', 'sessions', 'known_devices', 'device_proofs', 'cases', 'case_messages', 'member_notes'].map((table) => database()(table)),
  );
  const told = JSON.stringify(tables.flat());
  for (const word of [person.name, 'Porto']) expect(told).not.toContain(word);
  expect(await database()('known_devices').where({ platform_user_id: person.id })).toEqual([]);
  await expect.poll(() => site.events('rewards.identity.member.deleted.v1')).toContainEqual({ memberId: id });
  const renamed = { memberId: id, username: member.username, previousUsername: person.name };
  await expect.poll(() => site.events('rewards.identity.member.renamed.v1')).toContainEqual(renamed);
});

test('who comes back is who they were, so that nothing is paid twice', async () => {
  const id = await memberId();
  await prove();
  await leave();
  expect((await browser.signIn(person.name)).json()).toMatchObject({ id, username: person.name });
  expect(await database()('members').where({ id }).first('deleted_at')).toEqual({ deleted_at: null });
});

test('an operator’s account is not deleted, and nobody deletes without a session', async () => {
  await prove();
  await database()('members').where({ platform_user_id: person.id }).update({ admin_role: 'moderator' });
  expect((await leave()).json().code).toBe('operators_account');
  expect((await site.browser().delete('/api/user/account')).statusCode).toBe(401);
});
