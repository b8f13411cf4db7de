import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readAdminConfig } from '../../src/config.ts';
import { GOOD_COOKIE, json } from './fake-platform.ts';
import { png } from './make-png.ts';
import { startShirtTool, type ShirtTool } from './start-shirt-tool.ts';

let tool: ShirtTool;
beforeAll(async () => {
  tool = await startShirtTool();
});
afterEach(() => tool.platform.reset());
afterAll(() => tool.remove());

const authenticate = (roblosecurityCookie: string) => tool.admin.post('/api/rbx/authenticate', { roblosecurityCookie });

test('tells whose cookie it is, and the session’s CSRF token', async () => {
  const answer = await authenticate(` ${GOOD_COOKIE}\n`);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { userInfo: { displayName: 'Studio Vault', name: 'studio_vault' }, csrfToken: 'a-token', message: 'Signed in as studio_vault' },
  ]);
});

test.each([
  ['nothing', '', 'missing_cookie'],
  ['blanks', ' \n ', 'missing_cookie'],
  ['one that the platform refuses', 'old', 'session_invalid'],
  ['one that would add another cookie', `${GOOD_COOKIE}; other=1`, 'session_invalid'],
  ['one that would add a header', `${GOOD_COOKIE}\r\nx-other: 1`, 'session_invalid'],
])('refuses a cookie: %s', async (_name, cookie, code) => {
  const answer = await authenticate(cookie);
  expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
});

test('lists shirts of the catalogue with where their templates are', async () => {
  const answer = await tool.admin.get('/api/rbx/fetch-shirts');
  const templateUrl = `${tool.platform.url}/v1/asset/?id=1000000001`;
  expect([answer.statusCode, answer.json()]).toEqual([200, { shirts: [{ assetId: '1000000001', name: 'Emerald Hoodie', templateUrl }] }]);
});

test('passes on that the platform fails, is slow to take more, or is away', async () => {
  tool.platform.on('/v1/users/authenticated', (_request, response) => json(response, 500, {}));
  expect((await authenticate(GOOD_COOKIE)).statusCode).toBe(502);
  tool.platform.on('/v1/users/authenticated', (_request, response) => json(response, 429, {}, { 'retry-after': '9' }));
  const busy = await authenticate(GOOD_COOKIE);
  expect([busy.statusCode, busy.headers['retry-after'], busy.json().code]).toEqual([429, '9', 'platform_busy']);
  tool.platform.on('/v1/users/authenticated', (request) => void request.socket.destroy());
  expect((await authenticate(GOOD_COOKIE)).statusCode).toBe(503);
});

test('nothing is copied before this session confirmed the rights; the confirmation is in the audit log', async () => {
  const session = await tool.signIn('admin');
  for (const refused of [await session.download(), await session.upload()])
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'rights_not_confirmed']);

  const confirmed = await session.post('/api/rbx/confirm-rights', {});
  expect(confirmed.statusCode).toBe(200);
  const again = await session.post('/api/rbx/confirm-rights', {});
  expect(again.json().confirmedAt).toBe(confirmed.json().confirmedAt);
  expect((await session.download()).statusCode).toBe(200);
  expect((await (await tool.signIn('admin')).download()).statusCode).toBe(403);

  const { entries } = (await tool.admin.get('/api/admin/audit?action=shirt-rights.confirm')).json();
  expect(entries[0]).toMatchObject({
    action: 'shirt-rights.confirm',
    outcome: 'succeeded',
    after: { confirmedAt: confirmed.json().confirmedAt },
  });
});

test('downloads a template as it is, over the platform’s own redirect', async () => {
  await tool.admin.post('/api/rbx/confirm-rights', {});
  const answer = await tool.admin.download();
  const template = png(585, 559);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      templateData: template.toString('base64'),
      size: template.length,
      width: 585,
      height: 559,
      message: 'Template of 585x559 pixels downloaded',
    },
  ]);
});

test('shows a downloaded template to the operator who downloaded it, to nobody else', async () => {
  await tool.admin.post('/api/rbx/confirm-rights', {});
  await tool.admin.download();
  const shown = await tool.admin.get('/api/rbx/templates/1000000001');
  expect([shown.headers['content-type'], shown.rawPayload.equals(png(585, 559))]).toEqual(['image/png', true]);
  expect((await (await tool.signIn('admin')).get('/api/rbx/templates/1000000001')).statusCode).toBe(409);
});

test('is for administrators: a moderator is told which role it needs, a stranger to sign in', async () => {
  const moderator = await tool.signIn('moderator');
  const calls: [string, object | undefined][] = [
    ['/api/rbx/authenticate', { roblosecurityCookie: GOOD_COOKIE }],
    ['/api/rbx/fetch-shirts', undefined],
    ['/api/rbx/templates/1', undefined],
    ['/api/rbx/confirm-rights', {}],
    ['/api/rbx/download-template', {}],
    ['/api/rbx/upload-shirt', {}],
  ];
  for (const [url, body] of calls) {
    const refused = await (body ? moderator.post(url, body) : moderator.get(url));
    expect([url, refused.statusCode, refused.json().message]).toEqual([url, 403, expect.stringContaining('admin')]);
    const stranger = await (body ? tool.stranger.post(url, body) : tool.stranger.get(url));
    expect([url, stranger.statusCode]).toEqual([url, 401]);
  }
});

test('refuses bodies that are not as agreed', async () => {
  for (const body of [
    {},
    { roblosecurityCookie: 5 },
    { roblosecurityCookie: GOOD_COOKIE, more: 1 },
    { roblosecurityCookie: 'x'.repeat(5000) },
  ])
    expect((await tool.admin.post('/api/rbx/authenticate', body)).statusCode).toBe(400);
  for (const change of [
    { assetId: '../1' },
    { assetId: 1 },
    { name: '' },
    { name: 'a\u0000b' },
    { csrfToken: '' },
    { csrfToken: 'a\r\nb' },
  ])
    expect([change, (await tool.admin.upload(change)).statusCode]).toEqual([change, 400]);
});

test('in production an operator’s cookie does not travel in the clear: the platform’s address must be https', () => {
  const production = { ...tool.service.variables, NODE_ENV: 'production', PASSWORD_MEMORY_KIB: '', PASSWORD_PASSES: '' };
  expect(() => readAdminConfig(production)).toThrow('PLATFORM_BASE_URL must be https');
  expect(readAdminConfig({ ...production, PLATFORM_BASE_URL: 'https://{host}.roblox.com' }).NODE_ENV).toBe('production');
});
