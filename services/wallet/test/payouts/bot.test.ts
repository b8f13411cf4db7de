import { uuidv7 } from '@facet/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutContext } from '../support/payout-context.ts';
import { SECRETS_KEYS, startWallet, type TestWallet } from '../support/wallet.ts';

const SECRET = 'a-very-secret-cookie';
let wallet: TestWallet;

beforeAll(async () => {
  wallet = await startWallet({ PLATFORM_DEADLINE_MS: '2000' });
  wallet.platform.accounts.set(SECRET, { id: 998, name: 'Other' });
});
afterAll(() => wallet.remove());

const status = async () => (await wallet.operator('GET', '/api/admin/roblox-status')).json();
const replace = (roblosecurityCookie: string) => wallet.operator('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie });
const stoppedFor = async () => (await wallet.service.kit.database('payout_bot').first('stopped_for')).stopped_for as string | null;
const metrics = async () => (await wallet.service.internal.inject('/metrics')).body;
const auto = (id: string) => wallet.process(id, { status: 'completed', autoPayout: true });

test('is online with the cookie of the installation', async () => {
  expect(await status()).toEqual({
    status: 'online',
    username: 'Bot',
    robux: 5_000,
    error: null,
    cookieBy: null,
    cookieAt: null,
  });
});

test('gets another cookie, which is tried first, kept sealed, and never comes out again', async () => {
  const answer = await replace(`  ${SECRET} `);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: true, testResult: { username: 'Other', robux: 5_000 } }]);
  expect(await status()).toMatchObject({ status: 'online', username: 'Other', cookieBy: 'ada' });
  const rows = JSON.stringify(
    await wallet.service.kit.database('payout_bot').select(wallet.service.kit.database.raw("encode(sealed_cookie, 'escape') as text, *")),
  );
  const acts = await wallet.acts('bot.update_cookie');
  expect(acts).toMatchObject([
    { subject: { type: 'bot' }, input: null, end: { outcome: 'succeeded', after: { username: 'Other', robux: 5_000 } } },
  ]);
  for (const text of [answer.body, rows, JSON.stringify(acts)]) expect(text).not.toContain(SECRET);
});

test.each(['', '   ', 'a b', 'a;b', 'a\r\nx-evil: 1', 'ä'])('refuses %j as no cookie', async (cookie) => {
  const answer = await replace(cookie);
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a valid RobloSecurity cookie']);
});

test('keeps the old one when the platform does not accept the new one, or is away', async () => {
  const refused = await replace('unknown');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'cookie_refused']);
  expect((await wallet.acts('bot.update_cookie')).at(-1)).toMatchObject({ end: { outcome: 'failed', problem: refused.json().message } });
  wallet.platform.failures.set('/authenticated', { status: 500 });
  expect((await replace(SECRET)).statusCode).toBe(502);
  expect(await status()).toMatchObject({ status: 'offline', error: expect.stringContaining('answered with an error') });
  wallet.platform.failures.clear();
  expect(await status()).toMatchObject({ status: 'online', username: 'Other' });
});

test('is the owner’s to change, and every operator’s to see', async () => {
  for (const role of ['moderator', 'admin'] as const) {
    const refused = await wallet.operator('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: SECRET }, { role });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'role_required', message: expect.stringContaining('owner') }]);
    expect((await wallet.operator('GET', '/api/admin/roblox-status', undefined, { role })).statusCode).toBe(200);
  }
  const stranger = { headers: { cookie: wallet.env.keys.memberCookie(uuidv7()) } };
  expect((await wallet.service.public.inject({ url: '/api/admin/roblox-status', ...stranger })).statusCode).toBe(401);
  const payload = { roblosecurityCookie: SECRET };
  const taken = await wallet.service.public.inject({ method: 'POST', url: '/api/admin/update-roblox-cookie', payload, ...stranger });
  expect(taken.statusCode).toBe(401);
});

test('stops when it is asked for a challenge, buys nothing after, and goes on with another cookie', async () => {
  const [first, second] = [await wallet.held(100), await wallet.held(100)];
  wallet.platform.purchaseFault = 'challenge';
  expect((await auto(first.id)).json().code).toBe('bot_stopped');
  wallet.platform.purchaseFault = undefined;
  expect(await status()).toMatchObject({ status: 'offline', error: expect.stringContaining('challenge') });
  expect(await stoppedFor()).toBe('challenge');
  expect(await metrics()).toMatch(/wallet_bot_stopped\{reason="challenge",service="wallet"\} 1/);
  expect(await metrics()).toMatch(/wallet_withdrawals\{state="held",service="wallet"\} 2/);
  const before = wallet.platform.calls.length;
  expect((await auto(second.id)).statusCode).toBe(503);
  expect(wallet.platform.calls.slice(before)).toEqual([]);
  expect((await replace(SECRET)).statusCode).toBe(200);
  expect([await stoppedFor(), (await status()).status]).toEqual([null, 'online']);
  expect((await auto(second.id)).statusCode).toBe(200);
});

test('is not stopped by an answer to the cookie before', async () => {
  const bot = payoutContext(wallet).bot;
  await bot.stop('challenge', 'the cookie before');
  expect([await stoppedFor(), (await status()).status]).toEqual([null, 'online']);
});

test('that is signed out stops as well; withdrawals are refused while nobody can tell what it owns', async () => {
  const { id } = await wallet.held(100);
  wallet.platform.accounts.delete(SECRET);
  wallet.platform.purchaseFault = 'signed-out';
  expect((await auto(id)).json().code).toBe('bot_offline');
  expect(await status()).toMatchObject({ status: 'offline', robux: null });
  expect(await stoppedFor()).toBe('signed_out');
  wallet.platform.purchaseFault = undefined;
});

test('after a change of keys the cookie is sealed with the new one at the start, and needs the old one no more', async () => {
  wallet.platform.accounts.set(SECRET, { id: 998, name: 'Other' });
  await replace(SECRET);
  const sealedAs = async () => {
    const row = await wallet.service.kit.database('payout_bot').first('sealed_cookie');
    const sealed = (row as { sealed_cookie: Buffer }).sealed_cookie;
    return sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString();
  };
  const newKey = `2026-12:${Buffer.alloc(32, 9).toString('base64url')}`;
  const statusOf = async (service: Awaited<ReturnType<typeof wallet.replica>>) =>
    (await service.public.inject({ url: '/api/admin/roblox-status', headers: wallet.env.keys.operatorPass() })).json();

  expect(await statusOf(await wallet.replica({ SECRETS_KEYS: newKey }))).toMatchObject({ status: 'offline' });
  expect(await sealedAs()).toBe('test');
  await wallet.replica({ SECRETS_KEYS: `${newKey},${SECRETS_KEYS}` });
  expect(await sealedAs()).toBe('2026-12');
  expect(await statusOf(await wallet.replica({ SECRETS_KEYS: newKey }))).toMatchObject({ status: 'online', username: 'Other' });
  await wallet.replica({ SECRETS_KEYS: `${SECRETS_KEYS},${newKey}` });
  expect(await sealedAs()).toBe('test');
});

test('a cookie that was sealed with another key is not guessed: the bot is offline and says so', async () => {
  await wallet.service.kit.database('payout_bot').update({ sealed_cookie: Buffer.alloc(60) });
  expect(await status()).toMatchObject({ status: 'offline', error: expect.stringContaining('Enter it again') });
});
