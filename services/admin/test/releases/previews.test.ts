import { createVerify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAdmin, type TestAdmin } from '../support/admin.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin();
  for (const version of ['1.0.0', '1.1.0']) await admin.publish('mfe-one', version);
});
afterAll(() => admin.remove());

const issue = (wish: object, caller = 'releaser') =>
  admin.internal(caller, 'POST', '/internal/releases/previews', {
    overrides: { 'mfe-one': '1.1.0' },
    expiresInMinutes: 60,
    by: 'tester',
    ...wish,
  });

const part = (token: string, index: number) => JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString());

/** As a gateway checks it: admin's public key from the site's key set. */
function isSignedByAdmin(token: string): boolean {
  const { keys } = JSON.parse(readFileSync(admin.env.keys.environment.SERVICE_KEYS_FILE, 'utf8'));
  const jwk = keys.find(({ kid }: { kid: string }) => kid === part(token, 0).kid);
  const [header, claims, signature = ''] = token.split('.');
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  return createVerify('sha256').update(`${header}.${claims}`).verify(key, Buffer.from(signature, 'base64url'));
}

test('is a token that admin signed, for previews only, until it expires', async () => {
  const { token, expiresAt } = (await issue({})).json();
  expect(isSignedByAdmin(token)).toBe(true);
  expect(part(token, 0)).toMatchObject({ alg: 'ES256', kid: 'admin' });
  const { iat, exp, ...claims } = part(token, 1);
  expect(claims).toEqual({ iss: 'admin', aud: 'preview', by: 'tester', overrides: { 'mfe-one': '1.1.0' } });
  expect(exp - iat).toBe(3600);
  expect(new Date(expiresAt).getTime()).toBe(exp * 1000);
});

test('opens no other door: as a service token it is refused', async () => {
  const { token } = (await issue({})).json();
  const answer = await admin.service.internal.inject({ url: '/internal/releases', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(401);
});

test.each([
  ['a version that was never published', { overrides: { 'mfe-one': '9.9.9' } }, 404],
  ['a service: it is the same for everybody', { overrides: { 'services/earn': '1.0.0' } }, 400],
  ['nothing', { overrides: {} }, 400],
  ['more than a day', { expiresInMinutes: 1441 }, 400],
  ['no time at all', { expiresInMinutes: 0 }, 400],
])('is refused for %s', async (_what, wish, status) => {
  expect((await issue(wish)).statusCode).toBe(status);
});

test('is not for the gateway to ask for', async () => {
  expect((await issue({}, 'gateway')).statusCode).toBe(403);
});
