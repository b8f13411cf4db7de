import { createKit, kitConfig, readConfig, Type, type Database } from '@facet/service-kit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { json } from './fake-platform.ts';
import { startShirtTool, type ShirtTool } from './start-shirt-tool.ts';

const UPLOAD = '/v1/avatar-assets/11/upload';
let tool: ShirtTool;
let database: Database;
beforeAll(async () => {
  tool = await startShirtTool();
  database = createKit('admin', readConfig(Type.Object(kitConfig), tool.service.env.variables)).database;
  await tool.admin.post('/api/rbx/confirm-rights', {});
  await tool.admin.download();
});
afterEach(() => tool.platform.reset());
afterAll(async () => {
  await database.destroy();
  await tool.remove();
});

test('uploads a copy of the downloaded template, with the CSRF token of the session or the one that the platform then gives', async () => {
  const answer = await tool.admin.upload({ name: 'Emerald Hoodie (Clone)' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { uploadedAssetId: expect.stringMatching(/^9\d{3}$/), message: 'Emerald Hoodie (Clone) uploaded' },
  ]);
  expect((await tool.admin.upload({ name: 'Old Token (Clone)', csrfToken: 'outlived' })).statusCode).toBe(200);
  expect(tool.platform.copies).toEqual(['Emerald Hoodie (Clone)', 'Old Token (Clone)']);
});

test('with the same key answers the same and uploads nothing again; another copy under it is refused', async () => {
  const first = await tool.admin.upload({ name: 'Once' }, 'once');
  const again = await tool.admin.upload({ name: 'Once' }, 'once');
  expect([again.statusCode, again.json().uploadedAssetId]).toEqual([200, first.json().uploadedAssetId]);
  expect((await tool.admin.upload({ name: 'Twice' }, 'once')).json().code).toBe('key_reused');
  expect(tool.platform.copies.filter((name) => /once|twice/i.test(name))).toEqual(['Once']);
});

test('says that it does not know when the answer was lost, and does not upload under that key again', async () => {
  let arrived = 0;
  tool.platform.on(UPLOAD, (request) => {
    arrived += 1;
    request.socket.destroy();
  });
  const lost = await tool.admin.upload({ name: 'Lost' }, 'lost');
  expect([lost.statusCode, lost.json().code]).toEqual([504, 'upload_unknown']);
  tool.platform.reset();
  const again = await tool.admin.upload({ name: 'Lost' }, 'lost');
  expect([again.statusCode, again.json().code, arrived]).toEqual([504, 'upload_unknown', 1]);
  expect(tool.platform.copies).not.toContain('Lost');
});

test('after a certain refusal the same key may try again', async () => {
  tool.platform.on(UPLOAD, (_request, response) => json(response, 400, { errors: [{ code: 16, message: 'The name was moderated.' }] }));
  const refused = await tool.admin.upload({ name: 'Again' }, 'again');
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'The name was moderated.']);
  tool.platform.reset();
  expect((await tool.admin.upload({ name: 'Again' }, 'again')).statusCode).toBe(200);
});

test.each([
  ['asks for a pause', 429, { 'retry-after': '11' }, [429, 'platform_busy', '11']],
  ['wants a person', 403, { 'rblx-challenge-id': '1' }, [403, 'challenge_required', undefined]],
  ['no longer knows the cookie', 401, {}, [400, 'session_invalid', undefined]],
  ['breaks down half way', 500, {}, [504, 'upload_unknown', undefined]],
])('when the platform %s', async (_name, status, headers, expected) => {
  tool.platform.on(UPLOAD, (_request, response) => json(response, status, {}, headers));
  const answer = await tool.admin.upload();
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual(expected);
});

test('goes one at a time for an operator, while another one may', async () => {
  const other = await tool.signIn('admin');
  await other.post('/api/rbx/confirm-rights', {});
  await other.download();
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  tool.platform.on(UPLOAD, async (request, response) => {
    arrived.resolve();
    await release.promise;
    request.resume();
    json(response, 200, { assetId: 77 });
  });
  const first = tool.admin.upload({}, 'first');
  await arrived.promise;
  for (const key of ['first', 'second']) {
    const meanwhile = await tool.admin.upload({}, key);
    expect([meanwhile.statusCode, meanwhile.json().code]).toEqual([409, 'upload_running']);
  }
  const others = other.upload();
  release.resolve();
  expect([(await first).statusCode, (await others).statusCode]).toEqual([200, 200]);
});

test('ten at once are one', async () => {
  const before = tool.platform.copies.length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => tool.admin.upload({ name: 'Storm' }, 'storm')));
  expect(tool.platform.copies.length - before).toBe(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode)).difference(new Set([200, 409])).size).toBe(0);
});

test('of a process that died half way is unknown after a minute, and no longer in the way of the next one', async () => {
  const arrived = Promise.withResolvers<{ destroy(): void }>();
  tool.platform.on(UPLOAD, (request) => arrived.resolve(request.socket));
  const orphan = tool.admin.upload({ name: 'Orphan' }, 'orphan');
  const line = await arrived.promise;
  tool.platform.reset();
  expect((await tool.admin.upload({}, 'next')).json().code).toBe('upload_running');
  await database.raw(`update shirt_uploads set started_at = started_at - interval '61 seconds' where state = 'uploading'`);
  expect((await tool.admin.upload({ name: 'Orphan' }, 'orphan')).json().code).toBe('upload_unknown');
  expect((await tool.admin.upload({}, 'next')).statusCode).toBe(200);
  line.destroy();
  expect((await orphan).json().code).toBe('upload_unknown');
});

test('needs a template that this operator downloaded', async () => {
  const answer = await tool.admin.upload({ assetId: '5' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'template_missing']);
});

test('each try stands in the audit log with what came of it', async () => {
  const { uploadedAssetId } = (await tool.admin.upload({ name: 'Traced' })).json();
  const { entries } = (await tool.admin.get('/api/admin/audit?action=shirt.upload')).json();
  expect(entries[0]).toMatchObject({ object: { type: 'shirt', label: 'Traced' }, outcome: 'succeeded', after: { uploadedAssetId } });
});
