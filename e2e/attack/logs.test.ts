import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { newUsername } from '../support/member.ts';
import { attack, cookiesOf } from './target.ts';

/** Of a site that was started here; of another one there is nothing to read. */
const logs = (): Map<string, string> => {
  const folder = inject('dataDir') as string | undefined;
  if (folder === undefined) return new Map();
  return new Map(globSync('logs/*.log', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
};

const signIn = (path: string, body: object) => attack(path, { method: 'POST', body });

test('F3: nothing secret that was sent is in a log of the site, and nobody writes a line of their own', async () => {
  const planted = (name: string): string => `planted-${name}-${randomUUID()}`;
  const [password, bearer, pass, signature, link, cookie, bot] = ['password', 'bearer', 'pass', 'signature', 'link', 'cookie', 'bot'].map(
    planted,
  ) as [string, string, string, string, string, string, string];
  const member = cookiesOf(await signIn('/api/auth/register-or-login', { username: newUsername('log') }));
  const operator = cookiesOf(await signIn('/api/auth/admin-login', inject('owner')));
  await signIn('/api/auth/admin-login', { username: 'nobody_here', password });
  await signIn('/api/auth/admin-login', { username: 'nobody\r\n{"forged":"line"}', password });
  const headers = { authorization: `Bearer ${bearer}`, 'operator-pass': pass };
  for (const path of ['/api/user/profile', '/api/walls', '/api/bombs/rules', '/api/referral/stats', '/api/promo/redeem'])
    await attack(path, { cookie: member, headers });
  for (const wall of ['a', 'b', 'c', 'd']) await attack(`/api/postbacks/${wall}?transaction_id=1&hash=${signature}&signature=${signature}`);
  await attack(`/preview/${link}`);
  await attack('/api/user/profile', {
    cookie: `session=eyJhbGciOiJFUzI1NiJ9.${cookie}.x; __Host-session=eyJhbGciOiJFUzI1NiJ9.${cookie}.x`,
  });
  await attack('/api/admin/update-roblox-cookie', { method: 'POST', body: { roblosecurityCookie: bot }, cookie: operator });
  const last = `/api/nothing-${randomUUID()}`;
  await attack(last);

  const written = (what: string): string[] => [...logs()].filter(([, text]) => text.includes(what)).map(([file]) => file);
  const tokens = [member, operator].flatMap((cookies) => cookies.split('; ').map((each) => each.slice(each.indexOf('=') + 1)));
  const secrets = [password, bearer, pass, signature, link, cookie, bot, inject('owner').password, ...tokens, '\n{"forged":"line"}'];
  await expect.poll(() => logs().size === 0 || written(last).length > 0).toBe(true);
  expect(secrets.filter((secret) => secret !== '').map((secret) => [secret.slice(0, 24), written(secret)])).toEqual(
    secrets.filter((secret) => secret !== '').map((secret) => [secret.slice(0, 24), []]),
  );
});
