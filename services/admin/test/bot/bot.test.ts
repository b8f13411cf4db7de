import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refusal, startConsole, type Console } from '../support/console.ts';

const SECRET = '_|WARNING:-DO-NOT-SHARE-THIS.|_a-very-secret-cookie';
const ONLINE = { status: 'online', username: 'vault_paybot', robux: 48_210, error: null, stoppedFor: null, cookieBy: null, cookieAt: null };

let site: Console;
beforeAll(async () => void (site = await startConsole({})));
afterAll(() => site.remove());
beforeEach(() => site.peers.wallet.answer(() => ({ status: 200, body: ONLINE })));

const status = () => site.moderator.call('GET', '/api/admin/roblox-status');
const update = (roblosecurityCookie: string, who: 'owner' | 'manager' = 'owner') =>
  site[who].call('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie });

it('is online or offline, and says why', async () => {
  expect((await status()).json()).toEqual({
    status: 'online',
    username: 'vault_paybot',
    robux: 48_210,
    error: null,
    cookieBy: null,
    cookieAt: null,
  });
  site.peers.wallet.answer(() => ({ status: 200, body: { ...ONLINE, status: 'offline', error: 'The bot has no cookie yet.' } }));
  expect((await status()).json()).toMatchObject({ status: 'offline', error: 'The bot has no cookie yet.' });
  site.peers.wallet.answer(() => 'cut');
  const away = await status();
  expect([away.statusCode, away.json()]).toMatchObject([200, { status: 'offline', error: expect.stringContaining('wallet') }]);
});

it('gets another cookie, which is tried, and is nowhere to be read after', async () => {
  const answer = await update(SECRET);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, testResult: { username: 'vault_paybot', robux: 48_210 } }]);
  expect(site.changes('wallet').at(-1)).toMatchObject({ url: '/internal/bot/cookie', body: { cookie: SECRET, by: 'mirela' } });
  expect(await site.audited('bot.update_cookie')).toMatchObject({ input: null, after: { username: 'vault_paybot' }, outcome: 'succeeded' });
  const { rows } = await site.admin.service.kit.database.raw<{ rows: { dump: string }[] }>(
    `select string_agg(to_jsonb(a)::text, ' ') || string_agg(to_jsonb(o)::text, ' ') as dump from operator_actions a join operator_action_outcomes o on o.action_id = a.id`,
  );
  for (const text of [answer.body, rows[0]?.dump]) expect(text).not.toContain('a-very-secret-cookie');
});

it('keeps the one before when the new one is no good', async () => {
  site.peers.wallet.answer(() => refusal(400, 'cookie_invalid', 'Please enter a valid RobloSecurity cookie'));
  const answer = await update('  ');
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a valid RobloSecurity cookie']);
  expect(await site.audited('bot.update_cookie')).toMatchObject({ outcome: 'failed' });
});

it('is the owner’s', async () => {
  const before = site.changes('wallet').length;
  const refused = await update(SECRET, 'manager');
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'role_required', message: expect.stringContaining('owner') }]);
  expect((await site.visitor.call('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: SECRET })).statusCode).toBe(401);
  expect((await site.visitor.call('GET', '/api/admin/roblox-status')).statusCode).toBe(401);
  expect(site.changes('wallet').length).toBe(before);
});
