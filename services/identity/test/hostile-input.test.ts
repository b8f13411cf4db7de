import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.close());

const state = async () => ({
  members: await site.service.kit.database('members').select('id'),
  sessions: await site.service.kit.database('sessions').select('id'),
  calls: site.platform.calls.length,
});
const paths = ['/api/auth/register-or-login', '/api/auth/complete-registration', '/api/auth/device-proof/check'];

describe.each(paths)('%s', (path) => {
  const body = (fields: object) => ({
    username: 'Somebody',
    ...(path.endsWith('complete-registration') ? { groupLinkClicked: true } : {}),
    ...fields,
  });

  test.each([
    ['empty', ''],
    ['blank', '   '],
    ['too short', 'ab'],
    ['too long', 'a'.repeat(21)],
    ['far too long', 'a'.repeat(100_000)],
    ['with a NUL', 'abc\u0000def'],
    ['with a blank inside', 'abc def'],
    ['with a dash', 'abc-def'],
    ['with Cyrillic look-alikes', 'аdmin'],
    ['with full-width letters', 'ａｄｍｉｎ'],
    ['with a combining mark', 'admin\u0301'],
    ['with a zero-width joiner', 'ad\u200dmin'],
    ['with a right-to-left mark', '\u202eadmin'],
    ['the Turkish dotless i', 'admın'],
    ['the Kelvin sign', '\u212aelvin'],
    ['SQL', "a' or '1'='1"],
    ['markup', '<script>'],
    ['a line', 'abc\ndef'],
  ])('refuses a username %s with 400 and asks nobody', async (_name, username) => {
    const before = await state();
    const answer = await site.browser().post(path, body({ username }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toEqual(expect.stringMatching(/.{10}/));
    expect(answer.body).not.toMatch(/select|insert|\/src\//);
    expect(await state()).toEqual(before);
  });

  test.each<[string, unknown]>([
    ['a number as username', { username: 5 }],
    ['null as username', { username: null }],
    ['a list as username', { username: ['Somebody'] }],
    ['an object as username', { username: { $ne: null } }],
    ['an unknown field', { admin: true }],
    ['an id', { id: '00000000-0000-7000-8000-000000000000' }],
    ['a picture that is no https link', { profilePicture: 'http://x.test/a.png' }],
    ['a picture with a script', { profilePicture: 'javascript:alert(1)' }],
    ['a picture that is no link', { profilePicture: 'https://' }],
    ['a picture that is a number', { profilePicture: 1 }],
    ['a picture without end', { profilePicture: `https://x.test/${'a'.repeat(3000)}` }],
  ])('refuses %s with 400', async (_name, fields) => {
    const before = await state();
    expect((await site.browser().post(path, body(fields as object))).statusCode).toBe(400);
    expect(await state()).toEqual(before);
  });

  test.each([
    ['a prototype key', '{"username":"Somebody","__proto__":{"admin":true}}', 400],
    ['a constructor key', '{"username":"Somebody","constructor":{"prototype":{}}}', 400],
    ['broken JSON', '{"username":', 400],
    ['a list', '["Somebody"]', 400],
    ['a text', '"Somebody"', 400],
    ['two megabytes', `{"username":"${'a'.repeat(2_000_000)}"}`, 413],
  ])('refuses %s', async (_name, text, status) => {
    const before = await state();
    expect((await site.browser().post(path, text)).statusCode).toBe(status);
    expect(await state()).toEqual(before);
  });

  test('refuses a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await site.service.public.inject({ method: 'POST', url: path, headers, payload: 'username=Somebody' });
    expect(answer.statusCode).toBe(415);
  });

  test('is not called by GET', async () => {
    expect((await site.browser().get(`${path}?username=Somebody`)).statusCode).toBe(404);
  });
});

describe('the words that a person meets', () => {
  test('are the product’s', async () => {
    const error = async (username: string) => (await site.browser().signIn(username)).json().error;
    expect(await error('')).toBe('Please enter a username');
    expect(await error('a b')).toBe('A username has 3 to 20 letters, digits or underscores');
  });
});

describe('groupLinkClicked', () => {
  test.each(['true', 1, null, [], {}])('%j is not true: 400', async (groupLinkClicked) => {
    const before = await state();
    const answer = await site.browser().post('/api/auth/complete-registration', { username: 'Somebody', groupLinkClicked });
    expect(answer.statusCode).toBe(400);
    expect(await state()).toEqual(before);
  });
});

describe('the internal side', () => {
  test('finds members by name without case, and refuses what is no name', async () => {
    const { name } = site.platform.add({ name: 'Findable' });
    const { id } = (await site.browser().signIn(name)).json();
    const find = (username: string) => site.internal('wallet', 'GET', `/internal/members?username=${encodeURIComponent(username)}`);
    expect((await find('fINDABLE')).json().members).toMatchObject([{ id, username: 'Findable' }]);
    expect((await find('Nobody')).json()).toEqual({ members: [] });
    for (const username of ['a\u0000bc', "x' or 1=1", 'fınd_able', '']) expect((await find(username)).statusCode).toBe(400);
    expect((await site.internal('wallet', 'GET', '/internal/members/not-an-id')).statusCode).toBe(400);
    expect((await site.internal('wallet', 'GET', `/internal/members/${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`)).statusCode).toBe(
      404,
    );
    expect((await site.internal(null, 'GET', `/internal/members/${id}`)).statusCode).toBe(401);
    expect((await site.internal('gateway', 'GET', `/internal/members/${id}`)).statusCode).toBe(403);
  });

  test('is not reached from the public port', async () => {
    for (const url of ['/internal/jwks', '/internal/settings', '/internal/revocations', '/metrics', '/healthz'])
      expect((await site.browser().get(url)).statusCode).toBe(404);
  });
});
