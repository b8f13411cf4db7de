import { join } from 'node:path';
import { createKit, kitConfig, readConfig, Type } from '@facet/service-kit';
import { startProcess, startStandIn, type ServiceProcess, type StandIn } from '@facet/service-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OWNER, startAdmin, type TestAdmin } from '../support/admin.ts';

/**
 * The platform as the simulator plays it: its real paths and handshake. The service in a process of its own, so that
 * its log can be read.
 */
const COOKIE = 'sim-good';
let simulator: StandIn;
let admin: TestAdmin;
let process_: ServiceProcess;
let operator = '';

beforeAll(async () => {
  [simulator, admin] = await Promise.all([startStandIn(join(import.meta.dirname, '../../../simulator/src/main.ts')), startAdmin()]);
  const variables = { ...admin.variables, PLATFORM_BASE_URL: simulator.url, PLATFORM_DEADLINE_MS: '60000' };
  process_ = await startProcess(join(import.meta.dirname, '../../src/main.ts'), variables, 'trace');
});
afterAll(async () => {
  await process_.kill();
  simulator.stop();
  await admin.remove();
});

async function call(path: string, body?: object) {
  const response = await fetch(`http://127.0.0.1:${process_.port}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie: operator, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  operator = /^[^;]+/.exec(response.headers.get('set-cookie') ?? operator)?.[0] ?? operator;
  return { status: response.status, body: JSON.parse(await response.text()) };
}

async function tellSimulator(path: string, body: object) {
  await fetch(simulator.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

test('copies a shirt from the catalogue to the account, and what is hidden or refused is told', async () => {
  await call('/api/auth/admin-login', OWNER);
  const session = await call('/api/rbx/authenticate', { roblosecurityCookie: COOKIE });
  expect(session.body.userInfo).toEqual({ displayName: 'FacetPayouts', name: 'FacetPayouts' });
  const { shirts } = (await call('/api/rbx/fetch-shirts')).body;
  expect(new Set(shirts.map(({ assetId }: { assetId: string }) => assetId)).size).toBe(100);
  await call('/api/rbx/confirm-rights', {});

  const [first, second] = shirts;
  const download = (shirt: typeof first) =>
    call('/api/rbx/download-template', { assetId: shirt.assetId, templateUrl: shirt.templateUrl, roblosecurityCookie: COOKIE });
  expect((await download(first)).body).toMatchObject({ width: 585, height: 559, templateData: expect.stringMatching(/^iVBORw0KGgo/) });
  await tellSimulator(`/sim/shirts/${second.assetId}`, { isPrivate: true });
  expect((await download(second)).body).toMatchObject({ code: 'template_private', message: 'Template is private' });

  const upload = (name: string) =>
    call('/api/rbx/upload-shirt', { assetId: first.assetId, name, roblosecurityCookie: COOKIE, csrfToken: session.body.csrfToken });
  expect((await upload(`${first.name} (Clone)`)).status).toBe(200);
  expect((await upload('Moderated (Clone)')).body).toMatchObject({ code: 'upload_refused', message: 'The name was moderated.' });
  await tellSimulator('/sim/faults', { upload: 'challenge' });
  expect((await upload('Challenged (Clone)')).body.code).toBe('challenge_required');
  const { uploads } = JSON.parse(await (await fetch(`${simulator.url}/sim/uploads`)).text());
  expect(uploads).toMatchObject([{ name: `${first.name} (Clone)` }]);
});

test('the cookie is neither in the log nor in the database, whatever fails', async () => {
  const secret = 'a-cookie-that-nobody-may-keep';
  const [shirt] = (await call('/api/rbx/fetch-shirts')).body.shirts;
  const asked = { assetId: shirt.assetId, roblosecurityCookie: secret };
  await call('/api/rbx/authenticate', { roblosecurityCookie: secret });
  await call('/api/rbx/download-template', { ...asked, templateUrl: shirt.templateUrl });
  await call('/api/rbx/download-template', { ...asked, templateUrl: 'http://127.0.0.1:1/' });
  await call('/api/rbx/upload-shirt', { ...asked, name: 'Secret (Clone)', csrfToken: 'x' });
  await call('/api/rbx/upload-shirt', { ...asked, name: 'Secret (Clone)', csrfToken: 5 });
  await tellSimulator('/sim/faults', { platform: 'error' });
  await call('/api/rbx/authenticate', { roblosecurityCookie: secret });

  const database = createKit('admin', readConfig(Type.Object(kitConfig), admin.env.variables)).database;
  const kept = await everythingIn(database);
  await database.destroy();
  expect(kept).toContain('shirt-template.download');
  expect(process_.written()).toContain('request failed');
  for (const place of [kept, process_.written()]) {
    for (const form of [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64').slice(0, 20), COOKIE])
      expect(place).not.toContain(form);
  }
});

async function everythingIn(database: ReturnType<typeof createKit>['database']): Promise<string> {
  const { rows } = (await database.raw(`select table_name from information_schema.tables where table_schema = 'public'`)) as {
    rows: { table_name: string }[];
  };
  const dumps = rows.map(({ table_name }) => database.raw(`select string_agg(t::text, ' ') as text from ?? t`, [table_name]));
  return JSON.stringify(await Promise.all(dumps).then((answers) => answers.map((answer: { rows: unknown }) => answer.rows)));
}
