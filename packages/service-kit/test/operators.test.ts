import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type ActEntry,
  type App,
  createKit,
  createService,
  defineErrors,
  ErrorAnswer,
  kitConfig,
  operatorAct,
  operatorErrand,
  type OperatorRole,
  readConfig,
  type Service,
  Type,
} from '../src/index.ts';
import { createTestKeys, type FakeService, startFakeService, testEnvironment, type TestEnvironment, until } from '../src/testing/index.ts';

const config = Type.Object(kitConfig);
const migrationsDirectory = join(import.meta.dirname, 'notes/migrations');
const refusals = defineErrors({ shop_shut: 409, unavailable: 503 });
const Answer = Type.Object({ text: Type.String() });
const body = Type.Object({ text: Type.String(), isDry: Type.Optional(Type.Boolean()) }, { additionalProperties: false });
const response = { 201: Answer, '4xx': ErrorAnswer, '5xx': ErrorAnswer };

let env: TestEnvironment;
let admin: FakeService;
let service: Service;
let shop: () => Promise<void> = () => Promise.resolve();
let afterWriting: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  admin = await startFakeService(() => ({ status: 204 }));
  env = await testEnvironment('notes', { migrationsDirectory, peers: { admin: admin.url } });
  const kit = createKit('notes', readConfig(config, env.variables));
  service = createService({ kit, migrationsDirectory, areas: { Notes: { about: 'Notes.', routes: (app) => routes(app, kit) } } });
  await service.ready();
});
afterEach(() => {
  shop = () => Promise.resolve();
  afterWriting = () => Promise.resolve();
});
afterAll(async () => {
  await service.close();
  await admin.stop();
  await env.remove();
});

function routes(app: App, kit: Service['kit']): void {
  const read = (url: string, permission: { operator: OperatorRole; fresh?: true }) =>
    app.get(
      url,
      { schema: { summary: 'Who calls', response: { 200: Type.Object({ who: Type.String() }) } }, config: { permission } },
      async ({ operator }) => ({
        who: `${operator.username} ${operator.role}`,
      }),
    );
  read('/api/admin/notes', { operator: 'moderator' });
  read('/api/admin/secret-notes', { operator: 'owner' });
  read('/api/admin/fresh-notes', { operator: 'moderator', fresh: true });

  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/notes',
      role: 'admin',
      action: 'note.write',
      orAction: 'note.draft',
      schema: { operationId: 'writeNote', summary: 'Writes a note', again: 'more', errors: { shop_shut: 409 }, body, response },
      asked: ({ body: { isDry = false, ...input } }) => ({ subject: { type: 'note', id: 'new', label: input.text }, input, isDry }),
      prepare: async ({ body: { text } }) => text.toUpperCase(),
    },
    async (transaction, { body: { text } }, loud) => {
      const id = randomUUID();
      await transaction('notes').insert({ id, text });
      await afterWriting();
      const action = { DRAFT: 'note.draft', ODD: 'note.burn' }[loud];
      return {
        result: { text },
        subject: { type: 'note', id, label: text },
        before: null,
        after: { text, loud },
        ...(action && { action }),
      };
    },
  );
  operatorErrand(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/pens',
      role: 'owner',
      action: 'pen.buy',
      schema: { operationId: 'buyPen', summary: 'Buys a pen', again: 'more', errors: { shop_shut: 409 }, body, response },
      asked: ({ body: input }) => ({ subject: { type: 'pen', id: input.text, label: input.text }, input }),
    },
    async ({ body: { text } }) => {
      await shop();
      return { result: { text }, after: { bought: text } };
    },
  );
}

interface Called {
  status: number;
  json: Record<string, unknown>;
}

async function call(method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object): Promise<Called> {
  const answer = await service.public.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, json: answer.json<Record<string, unknown>>() };
}
const seeing = (url: string, headers: Record<string, string>) => call('GET', url, headers);
const write = (text: string, role: OperatorRole = 'admin') => call('POST', '/api/admin/notes', env.keys.operatorPass({ role }), { text });

/** What reached the audit log about a text, once nothing waits any more. */
async function told(text: string): Promise<{ path: string; body: ActEntry }[]> {
  await until('everything delivered', async () => (await service.kit.database('outbox').first('id')) === undefined);
  const all = admin.calls.map(({ url, body: entry }) => ({ path: url, body: entry as ActEntry }));
  const [first] = all.filter(({ body: { input } }) => input?.['text'] === text);
  return all.filter(({ body: { id } }) => id === first?.body.id);
}

describe('an operator', () => {
  test('is known by the pass, name and role', async () => {
    const pass = env.keys.operatorPass({ username: 'mirela', role: 'moderator' });
    expect(await seeing('/api/admin/notes', pass)).toEqual({ status: 200, json: { who: 'mirela moderator' } });
  });

  test.each([
    ['nothing', () => ({})],
    ['a pass that is over', () => env.keys.operatorPass({}, { exp: 1_700_000_000 })],
    ['a pass for members', () => env.keys.operatorPass({}, { aud: 'member' })],
    ['an operator’s cookie as a pass: it names no role', () => env.keys.operatorPass({}, { role: undefined, username: undefined })],
    ['a role that there is not', () => env.keys.operatorPass({}, { role: 'god' })],
    ['a member’s session as a pass', () => ({ 'operator-pass': env.keys.sessionToken(randomUUID(), { aud: 'operator', role: 'owner' }) })],
    ['the pass of another site', foreignPass],
    ['a pass in the cookie', () => ({ cookie: `operator=${env.keys.operatorPass()['operator-pass']}` })],
  ])('is nobody with %s', async (_name, headersOf) => {
    expect(await seeing('/api/admin/notes', headersOf())).toMatchObject({ status: 401, json: { code: 'not_signed_in' } });
  });

  test('of a lower role is refused before the body is read', async () => {
    const refused = { status: 403, json: { code: 'role_required', message: 'This needs the role owner. You are admin.' } };
    expect(await seeing('/api/admin/secret-notes', env.keys.operatorPass({ role: 'admin' }))).toMatchObject(refused);
    const unread = await call('POST', '/api/admin/notes', env.keys.operatorPass({ role: 'moderator' }), { nonsense: true });
    expect(unread).toMatchObject({ status: 403, json: { code: 'role_required' } });
  });

  test('signs in again for what asks for it, after ten minutes', async () => {
    const signedIn = (minutesAgo: number) =>
      seeing('/api/admin/fresh-notes', env.keys.operatorPass({ signedInAt: new Date(Date.now() - minutesAgo * 60_000) }));
    expect((await signedIn(9)).status).toBe(200);
    expect(await signedIn(11)).toMatchObject({ status: 403, json: { code: 'sign_in_again' } });
  });
});

describe('an act', () => {
  const noteOf = (text: string) => service.kit.database('notes').where({ text });

  test('and its entry are one: who, what, how it was and is', async () => {
    expect(await write('a first')).toEqual({ status: 201, json: { text: 'a first' } });
    const [note] = (await noteOf('a first')) as { id: string }[];
    expect(await told('a first')).toMatchObject([
      {
        path: '/internal/operator-acts',
        body: {
          action: 'note.write',
          operator: { username: 'a_admin', role: 'admin' },
          requestId: expect.any(String),
          subject: { type: 'note', id: note?.id, label: 'a first' },
          end: { outcome: 'succeeded', after: { text: 'a first', loud: 'A FIRST' }, problem: null },
        },
      },
    ]);
  });

  test('that is refused is taken back, and the refusal is told', async () => {
    afterWriting = () => Promise.reject(refusals('shop_shut', 'The shop is shut'));
    expect(await write('a second')).toMatchObject({ status: 409, json: { code: 'shop_shut' } });
    expect(await noteOf('a second')).toEqual([]);
    expect(await told('a second')).toMatchObject([
      { body: { subject: { id: 'new' }, end: { outcome: 'failed', after: null, problem: 'The shop is shut' } } },
    ]);
  });

  test('that fails by an error of ours tells nothing of the inside', async () => {
    afterWriting = () => Promise.reject(new Error('select secret'));
    expect((await write('a third')).status).toBe(500);
    expect(await told('a third')).toMatchObject([{ body: { end: { outcome: 'failed', problem: 'an error of ours' } } }]);
  });

  test('is not done when its entry cannot be written', async () => {
    await service.kit.database.raw('alter table outbox rename to outbox_away');
    const answer = await write('a fourth');
    await service.kit.database.raw('alter table outbox_away rename to outbox');
    expect(answer.status).toBe(500);
    expect(await noteOf('a fourth')).toEqual([]);
  });

  test('that is only tried is answered, taken back, and told to nobody, refused or not', async () => {
    const told = admin.calls.length;
    const attempt = () => call('POST', '/api/admin/notes', env.keys.operatorPass(), { text: 'a dry one', isDry: true });
    expect(await attempt()).toEqual({ status: 201, json: { text: 'a dry one' } });
    afterWriting = () => Promise.reject(refusals('shop_shut', 'The shop is shut'));
    expect((await attempt()).status).toBe(409);
    expect(await noteOf('a dry one')).toEqual([]);
    expect([await service.kit.database('outbox').first('id'), admin.calls.length]).toEqual([undefined, told]);
  });

  test('is told when the audit log is back', async () => {
    await admin.stop();
    expect((await write('a fifth')).status).toBe(201);
    await admin.start();
    expect(await told('a fifth')).toHaveLength(1);
  });
});

describe('an errand, which leaves the house', () => {
  const buy = (text: string) => call('POST', '/api/admin/pens', env.keys.operatorPass(), { text });
  const CONCLUSIONS = '/internal/operator-acts/conclusions';

  test('is told before it is done, and again how it ended', async () => {
    let knownBefore = 0;
    shop = async () => void (knownBefore = (await told('a pen')).length);
    expect((await buy('a pen')).status).toBe(201);
    expect(knownBefore).toBe(1);
    expect(await told('a pen')).toMatchObject([
      { path: '/internal/operator-acts', body: { action: 'pen.buy', end: null } },
      { path: CONCLUSIONS, body: { end: { outcome: 'succeeded', after: { bought: 'a pen' } } } },
    ]);
  });

  test.each([
    ['refused', refusals('shop_shut', 'The shop is shut'), { outcome: 'failed', problem: 'The shop is shut' }],
    ['without an answer', refusals('unavailable', 'Nobody answered'), { outcome: 'unknown', problem: 'Nobody answered' }],
    ['broken', new Error('inside'), { outcome: 'unknown', problem: 'an error of ours' }],
  ])('%s ends as that', async (name, error, end) => {
    shop = () => Promise.reject(error);
    expect((await buy(name)).status).toBeGreaterThanOrEqual(400);
    expect(await told(name)).toMatchObject([{ body: { end: null } }, { path: CONCLUSIONS, body: { end } }]);
  });
});

describe('does not start', () => {
  const starting = async (add: (app: App) => void, side: 'routes' | 'internalRoutes' = 'routes'): Promise<unknown> => {
    const kit = createKit('notes', readConfig(config, env.variables));
    const other = createService({ kit, migrationsDirectory, areas: { Notes: { about: 'Notes.', [side]: add } } });
    const failure = await Promise.all([other.public.ready(), other.internal.ready()]).then(
      () => undefined,
      (error: unknown) => error,
    );
    await other.close();
    return failure;
  };
  const schema = { summary: 'Nothing', again: 'same', response: { 204: Type.Null() } } as const;
  const permission = { operator: 'owner' } as const;
  const nothing = async () => null;

  test('a changing call of operators that records nothing', async () => {
    const failure = await starting((app) => void app.post('/api/admin/quiet', { schema, config: { permission } }, nothing));
    expect(failure).toMatchObject({ message: expect.stringContaining('POST /api/admin/quiet is an act of operators and records nothing') });
  });

  test('a call of operators on the internal port, where no pass comes', async () => {
    const failure = await starting((app) => void app.get('/internal/desk', { schema, config: { permission } }, nothing), 'internalRoutes');
    expect(failure).toMatchObject({ message: expect.stringContaining('who do not come this way') });
  });
});

test('an act comes to what the contract names, or is not done', async () => {
  expect((await write('draft')).status).toBe(201);
  expect((await told('draft')).map(({ body: { action } }) => action)).toEqual(['note.draft']);
  expect((await write('odd')).status).toBe(500);
  expect(await service.kit.database('notes').where({ text: 'odd' })).toEqual([]);
});

test('the contract names the least role of each call, and its action', () => {
  const { paths } = service.public.swagger() as unknown as { paths: Record<string, Record<string, Record<string, unknown>>> };
  expect(paths['/api/admin/notes']?.['get']).toMatchObject({ 'x-operator-role': 'moderator' });
  expect(paths['/api/admin/notes']?.['post']).toMatchObject({
    'x-operator-role': 'admin',
    'x-operator-action': 'note.write',
    'x-operator-or-action': 'note.draft',
  });
  expect(paths['/api/admin/fresh-notes']?.['get']).toMatchObject({ 'x-operator-fresh': true });
});

function foreignPass(): Record<string, string> {
  const keys = createTestKeys('notes');
  const pass = keys.operatorPass();
  keys.remove();
  return pass;
}
