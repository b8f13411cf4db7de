import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INTEGRITY, remoteRecord, startAdmin, type TestAdmin } from '../support/admin.ts';

let admin: TestAdmin;
beforeAll(async () => {
  admin = await startAdmin();
});
afterAll(() => admin.remove());

const read = async (after = '') => (await admin.internal('gateway', 'GET', `/internal/releases${after && `?after=${after}`}`)).json();

describe('publishing', () => {
  test('takes a version, the same again, and nothing else under its name', async () => {
    expect((await admin.publish('mfe-one', '1.0.0')).statusCode).toBe(201);
    const again = await admin.publish('mfe-one', '1.0.0');
    expect(again.statusCode).toBe(200);
    expect(again.json().sha256).toMatch(/^[0-9a-f]{64}$/);

    const other = await admin.publish('mfe-one', '1.0.0', { title: 'Another' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'version_exists']);
  });

  test('compares content, not the order of its keys', async () => {
    const record = remoteRecord('mfe-one', '1.0.0');
    const turned = Object.fromEntries(Object.entries(record).toReversed());
    const answer = await admin.internal('releaser', 'POST', '/internal/releases/versions', {
      deployable: 'mfe-one',
      version: '1.0.0',
      record: turned,
    });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ['an unknown contract', { contract: 7 }, 409, 'contract_unknown'],
    ['no routes', { routes: [] }, 400, 'record_invalid'],
    ['routes that are no paths', { routes: ['earn'] }, 400, 'record_invalid'],
    ['no hashes', { files: undefined }, 400, 'record_invalid'],
    ['a manifest without a hash', { files: { 'entry.js': INTEGRITY } }, 400, 'record_invalid'],
    ['another hash of the manifest', { files: { 'mf-manifest.json': `sha384-${'b'.repeat(64)}` } }, 400, 'record_invalid'],
    ['a hash of another kind', { files: { 'mf-manifest.json': INTEGRITY, 'a.js': 'sha256-abc' } }, 400, 'record_invalid'],
    ['a file outside its folder', { files: { 'mf-manifest.json': INTEGRITY, '../a.js': INTEGRITY } }, 400, 'record_invalid'],
  ])('refuses %s', async (_what, extras, status, code) => {
    const answer = await admin.publish('mfe-refused', '1.0.0', extras);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('takes one that brings something to operators alone', async () => {
    const answer = await admin.publish('mfe-desk', '1.0.0', { routes: [], operators: { tabs: [] } });
    expect(answer.statusCode).toBe(201);
  });

  test.each([
    ['another origin', 'https://evil.test/remotes/mfe-refused/1.0.0/a.json'],
    ['another version’s folder', '/remotes/mfe-refused/1.0.1/a.json'],
    ['another remote’s folder', '/remotes/mfe-one/1.0.0/a.json'],
    ['outside its folder', '/remotes/mfe-refused/1.0.0/../../mfe-one/1.0.0/mf-manifest.json'],
  ])('refuses code of %s', async (_what, url) => {
    const record = { ...remoteRecord('mfe-refused', '1.0.0'), url };
    const answer = await admin.internal('releaser', 'POST', '/internal/releases/versions', {
      deployable: 'mfe-refused',
      version: '1.0.0',
      record,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'record_invalid']);
  });

  test.each(['mfe-', 'services/', '../mfe-one', 'MFE-one', 'mfe-one/x', 'database', ''])('knows no deployable %j', async (deployable) => {
    expect((await admin.publish(deployable, '1.0.0')).statusCode).toBe(400);
  });

  test('is the release command’s alone', async () => {
    const body = { deployable: 'mfe-one', version: '9.0.0', record: remoteRecord('mfe-one', '9.0.0') };
    for (const caller of ['gateway', 'wallet', 'admin'])
      expect((await admin.internal(caller, 'POST', '/internal/releases/versions', body)).statusCode).toBe(403);
  });
});

test('a team’s key publishes and moves its own part, reads what is in force, and nothing else', async () => {
  const own = 'releaser-mfe-one';
  const publishing = (deployable: string) => ({ deployable, version: '3.0.0', record: remoteRecord(deployable, '3.0.0') });
  const send = (path: string, body: object) => admin.internal(own, 'POST', path, body);
  expect((await send('/internal/releases/versions', publishing('mfe-one'))).statusCode).toBe(201);
  const other = await send('/internal/releases/versions', publishing('mfe-other'));
  expect([other.statusCode, other.json().code]).toEqual([403, 'forbidden']);

  const { revision } = (await admin.internal(own, 'GET', '/internal/releases')).json() as { revision: number };
  const order = (...names: string[]) => ({
    revision,
    moves: names.map((deployable) => ({ deployable, stable: '3.0.0' })),
    reason: 'by its container',
    by: 'container',
  });
  await admin.publish('mfe-other', '3.0.0', { routes: ['/other'] });
  for (const names of [['mfe-other'], ['mfe-one', 'mfe-other'], ['shell']])
    expect((await send('/internal/releases/moves', order(...names))).statusCode).toBe(403);
  expect((await send('/internal/releases/moves', order('mfe-one'))).statusCode).toBe(200);
  expect(
    (await send('/internal/releases/previews', { overrides: { 'mfe-other': '3.0.0' }, expiresInMinutes: 5, by: 'x' })).statusCode,
  ).toBe(403);
});

describe('the document', () => {
  test('has the records in force, tells what is new, and is silent about the rest', async () => {
    await admin.publish('mfe-two', '1.0.0', { routes: ['/two'] });
    await admin.publish('mfe-two', '1.1.0', { routes: ['/two'] });
    await admin.move([{ deployable: 'mfe-two', stable: '1.0.0' }]);
    await admin.move([{ deployable: 'mfe-two', canary: { version: '1.1.0', share: 12.5 } }]);

    const document = await read();
    expect(document.deployables['mfe-two']).toEqual({
      stable: { version: '1.0.0', record: remoteRecord('mfe-two', '1.0.0', { routes: ['/two'] }) },
      canary: { version: '1.1.0', record: remoteRecord('mfe-two', '1.1.0', { routes: ['/two'] }), share: 12.5 },
      previous: null,
      group: null,
    });
    expect(document.salt).toMatch(/^[0-9a-f]{64}$/);
    expect(await read(document.cursor)).toEqual({ unchanged: true, cursor: document.cursor, revision: document.revision });
  });

  test('is news again when a version can be previewed that could not before', async () => {
    const { cursor } = await read();
    await admin.publish('mfe-two', '1.2.0', { routes: ['/two'] });
    const news = await read(cursor);
    expect(Object.keys(news.previewable['mfe-two'])).toEqual(['1.2.0']);
  });

  test('keeps a promoted canary’s predecessor for the way back', async () => {
    await admin.move([{ deployable: 'mfe-two', stable: '1.1.0', canary: null }]);
    expect((await read()).deployables['mfe-two']).toMatchObject({
      stable: { version: '1.1.0' },
      canary: null,
      previous: { version: '1.0.0' },
    });
    await admin.move([{ deployable: 'mfe-two', stable: '1.0.0' }]);
    expect((await read()).deployables['mfe-two']).toMatchObject({ stable: { version: '1.0.0' }, previous: { version: '1.1.0' } });
  });
});
