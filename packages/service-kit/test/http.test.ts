import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorAnswer, inTransaction, signerFor, Type, uuidv7, type App, type Service } from '../src/index.ts';
import { startFakeService, testEnvironment, type FakeService, type TestEnvironment } from '../src/testing/index.ts';
import { buildService, migrationsDirectory } from './notes/app.ts';

const memberId = uuidv7();
let env: TestEnvironment;
let wallet: FakeService;
let service: Service;

beforeAll(async () => {
  wallet = await startFakeService(() => ({ status: 200, body: {} }));
  env = await testEnvironment('earn', { migrationsDirectory, peers: { wallet: wallet.url } });
  service = buildService(env.variables);
  await service.ready();
});
afterAll(async () => {
  await service.close();
  await wallet.stop();
  await env.remove();
});

const post = (payload: unknown, headers: Record<string, string> = { cookie: env.keys.memberCookie(memberId) }) =>
  service.public.inject({
    method: 'POST',
    url: '/api/notes',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('bodies', () => {
  test.each([
    ['a number as text where text is wanted', { text: 5, price: '1' }],
    ['an unknown field', { text: 'x', price: '1', role: 'owner' }],
    ['a missing field', { text: 'x' }],
    ['an exponent', '{"text":"x","price":1e3}'],
    ['three decimals', { text: 'x', price: '1.005' }],
    ['a number with too many digits', '{"text":"x","price":9007199254740993}'],
    ['a negative price', { text: 'x', price: '-1' }],
    ['an array around the value', { text: ['x'], price: '1' }],
    ['a prototype key', '{"text":"x","price":1,"__proto__":{"a":1}}'],
    ['NUL in a text', { text: 'a\0b', price: '1' }],
    ['half of a character', '{"text":"a\\ud800b","price":"1"}'],
    ['half of a character in a name', '{"text":"x","price":"1","\\udfff":1}'],
    ['a deep nest', `{"text":${'['.repeat(30_000)}`],
    ['broken JSON', '{"text":'],
    ['no body', ''],
  ])('refuses %s with 400 and changes nothing', async (_name, payload) => {
    const before = await service.kit.database('notes').count();
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request', error: answer.json().message, requestId: expect.any(String) });
    expect(await service.kit.database('notes').count()).toEqual(before);
  });

  test.each([
    '?since=2026-99-99',
    '?since=yesterday-ish',
    '?search=%00',
    '?%00=1',
    '/%00',
    '/urn:uuid:01890000-0000-7000-8000-000000000001',
  ])('refuses an address that no database keeps: %s', async (rest) => {
    const answer = await service.public.inject(
      `/api/notes/by${rest.startsWith('/') ? rest : `/01890000-0000-7000-8000-000000000001${rest}`}`,
    );
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  });

  test('takes brackets inside a text for what they are', async () => {
    expect((await post({ text: `${'["'.repeat(40)}`, price: '1' })).statusCode).toBe(200);
  });

  test.each([
    [25, '25.00'],
    ['5', '5.00'],
    ['12.50', '12.50'],
    [12.5, '12.50'],
  ])('reads %j as R$ %s', async (price, expected) => {
    const answer = await post({ text: 'x', price });
    expect(answer.json()).toMatchObject({ price: expected, member: memberId });
  });

  test('refuses what is not JSON with 415', async () => {
    const answer = await post('text=x', { cookie: env.keys.memberCookie(memberId), 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.statusCode).toBe(415);
  });
});

describe('failures', () => {
  test('what the database undid for another is not done, and may be asked again', async () => {
    const answer = await post({ text: 'undone for another', price: '1' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(await service.kit.database('notes').where({ text: 'undone for another' })).toEqual([]);
  });

  test('tells nothing of the inside and keeps nothing of the transaction', async () => {
    const answer = await post({ text: 'fail late', price: '1' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/select|secrets|at /);
    expect(await service.kit.database('notes').where({ text: 'fail late' })).toEqual([]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'what the database cannot read is a bad request of %s too, and nothing of it is kept',
    async (method) => {
      const changing = buildService(env.variables, (app) => {
        const schema = { summary: 'Notes with a time', again: 'more', response: { 204: Type.Null(), '4xx': ErrorAnswer } } as const;
        app.route({
          method,
          url: '/api/notes/timed',
          schema: { ...schema, querystring: Type.Object({ at: Type.String() }) },
          config: { permission: 'anyone' },
          handler: async ({ query }, reply) => {
            await inTransaction(changing.kit.database, async (transaction) => {
              await transaction('notes').insert({ id: uuidv7(), text: 'timed' });
              await transaction.raw('select ?::timestamptz', [query.at]);
            });
            return reply.code(204).send(null);
          },
        });
      });
      onTestFinished(() => changing.close());
      await changing.ready();
      const answer = await changing.public.inject({ method, url: '/api/notes/timed?at=2026-99-99' });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
      expect(answer.body).not.toMatch(/2026-99-99|timestamp/);
      expect(await changing.kit.database('notes').where({ text: 'timed' })).toEqual([]);
    },
  );

  test('answers 404 in the same shape', async () => {
    const answer = await service.public.inject('/api/nothing?token=secret');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(answer.body).not.toContain('secret');
  });
});

describe('permissions', () => {
  test('come before the body is read', async () => {
    expect((await post('not json', {})).statusCode).toBe(401);
  });

  const now = Math.floor(Date.now() / 1000);
  const forged: [string, () => string][] = [
    ['an expired token', () => env.keys.sessionToken(memberId, { exp: now - 1 })],
    ['a token without an end', () => env.keys.sessionToken(memberId, { exp: undefined })],
    ['a token from tomorrow', () => env.keys.sessionToken(memberId, { iat: now + 3600, exp: now + 7200 })],
    ['a token that is not good yet', () => env.keys.sessionToken(memberId, { nbf: now + 3600 })],
    ['a token for operators', () => env.keys.sessionToken(memberId, { aud: 'operator' })],
    ['a token for members and operators', () => env.keys.sessionToken(memberId, { aud: ['member', 'operator'] })],
    ['a token for nobody', () => env.keys.sessionToken(memberId, { aud: undefined })],
    ['a token without subject', () => env.keys.sessionToken(memberId, { sub: undefined })],
    ['an edited payload', () => edited(env.keys.sessionToken(memberId), { sub: uuidv7() })],
    ['alg none', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
    ['alg none with our signature', () => ownToken({ alg: 'none' })],
    ['HS256 with the public key as the secret', () => withPublicKeyAsSecret()],
    ['a token of another type', () => ownToken({ typ: 'at+jwt' })],
    ['our signature with a header that must be understood', () => ownToken({ crit: ['exp'] })],
    ['no signature', () => env.keys.sessionToken(memberId).replace(/[^.]*$/, '')],
    ['an unknown key id', () => foreignToken('other')],
    ['no key id', () => ownToken({ kid: undefined })],
    ['a key id that is a path', () => foreignToken('../../etc/passwd')],
    ['a foreign key under our key id', () => foreignToken(keyId(env.keys.sessionToken(memberId)))],
    ['a service token', () => env.keys.serviceAuthorization('wallet', 'member').slice('Bearer '.length)],
    ['two dots', () => '..'],
  ];
  test.each(forged)('refuse %s with 401', async (_name, token) => {
    expect((await post({ text: 'x', price: '1' }, { cookie: `session=${token()}` })).statusCode).toBe(401);
  });

  test('take the keys that identity rotates to, and go on with those before', async () => {
    const file = fileURLToPath(env.variables['SESSION_JWKS_URL'] as string);
    const published = readFileSync(file, 'utf8');
    onTestFinished(() => writeFileSync(file, published));
    const next = signerFor(privatePem());
    const before = { cookie: env.keys.memberCookie(memberId) };
    const after = { cookie: `session=${next.sign(claims())}` };
    const write = async (headers: { cookie: string }) => (await post({ text: 'x', price: '1' }, headers)).statusCode;
    expect([await write(before), await write(after)]).toEqual([200, 401]);
    writeFileSync(file, JSON.stringify({ keys: [next.jwk, ...(JSON.parse(published) as { keys: object[] }).keys] }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect([await write(after), await write(before)]).toEqual([200, 200]);
  });

  test('let a named service in, and no other', async () => {
    const call = (authorization: string) => service.internal.inject({ url: '/internal/whoami', headers: { authorization } });
    expect((await call(env.keys.serviceAuthorization('wallet', 'earn'))).json()).toEqual({ caller: 'wallet' });
    expect((await call(env.keys.serviceAuthorization('social', 'earn'))).statusCode).toBe(403);
    expect((await call(env.keys.serviceAuthorization('wallet', 'identity'))).statusCode).toBe(401);
    expect((await call(`Bearer ${env.keys.sessionToken(memberId)}`)).statusCode).toBe(401);
    expect((await call('Bearer')).statusCode).toBe(401);
    const social = signerFor(readFileSync(env.keys.keyFileOf('social'), 'utf8'), 'social');
    const inTheNameOfWallet = social.sign({ iss: 'wallet', aud: 'earn', iat: now, exp: now + 60 });
    expect((await call(`Bearer ${inTheNameOfWallet}`)).statusCode).toBe(401);
  });

  const claims = () => ({ sub: memberId, sid: uuidv7(), aud: 'member', iat: now, exp: now + 60 });
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const keyId = (token: string) => (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
  const privatePem = () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const foreignToken = (kid: string) => signerFor(privatePem(), kid).sign(claims());
  /** Signed by identity's key, with another header. */
  const ownToken = (header: object) => {
    const parts = `${encode({ alg: 'ES256', typ: 'JWT', kid: keyId(env.keys.sessionToken(memberId)), ...header })}.${encode(claims())}`;
    const key = { key: readFileSync(env.variables['SESSION_KEY_FILE'] as string, 'utf8'), dsaEncoding: 'ieee-p1363' as const };
    return `${parts}.${sign('sha256', Buffer.from(parts), key).toString('base64url')}`;
  };
  const withPublicKeyAsSecret = () => {
    const parts = `${encode({ alg: 'HS256', typ: 'JWT', kid: keyId(env.keys.sessionToken(memberId)) })}.${encode(claims())}`;
    const publicKey = createPublicKey(readFileSync(env.variables['SESSION_KEY_FILE'] as string)).export({ type: 'spki', format: 'pem' });
    return `${parts}.${createHmac('sha256', publicKey).update(parts).digest('base64url')}`;
  };
  const edited = (token: string, change: object) => {
    const [header, payload, signature] = token.split('.');
    return [header, encode({ ...(JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object), ...change }), signature].join(
      '.',
    );
  };
});

describe('a route', () => {
  const start = async (add: (app: App) => void) => {
    const other = buildService(env.variables, add);
    try {
      await other.public.ready();
    } finally {
      await other.kit.database.destroy();
    }
  };
  const schema = { summary: 'Nothing', response: { 204: Type.Null() } };

  test('without a permission does not start', async () => {
    await expect(start((app) => void app.get('/api/x', { schema }, async () => null))).rejects.toThrow('GET /api/x declares no permission');
  });
  test('without a schema does not start', async () => {
    await expect(start((app) => void app.get('/api/x', { config: { permission: 'anyone' } }, async () => null))).rejects.toThrow(
      'has no schema',
    );
  });
  test.each([
    ['without a summary', { ...schema, summary: undefined }, 'has no summary'],
    ['that does not say what comes of it again', schema, 'does not say what comes of the same call again'],
    ['that tells of an error that nobody has', { ...schema, again: 'same', errors: { gone_fishing: 404 } }, 'gone_fishing 404'],
    ['that tells of an error by another status', { ...schema, again: 'same', errors: { not_found: 400 } }, 'not_found 400'],
  ] as const)('%s does not start', async (_name, { summary, ...rest }, problem) => {
    const told = { ...rest, ...(summary !== undefined && { summary }) };
    const add = (app: App) => void app.post('/api/x', { schema: told, config: { permission: 'anyone' } }, async () => null);
    await expect(start(add)).rejects.toThrow(problem);
  });
  test('whose body lets unknown fields pass does not start', async () => {
    const body = Type.Object({ list: Type.Array(Type.Object({ a: Type.String() })) }, { additionalProperties: false });
    const add = (app: App) =>
      void app.post('/api/x', { schema: { ...schema, again: 'same', body }, config: { permission: 'anyone' } }, async () => null);
    await expect(start(add)).rejects.toThrow('body.properties.list.items lets unknown fields pass');
  });
});

describe('health', () => {
  test('is on the internal port only', async () => {
    expect((await service.internal.inject('/readyz')).json()).toEqual({ status: 'ok' });
    expect((await service.internal.inject('/metrics')).body).toContain('http_request_duration_seconds');
    expect((await service.public.inject('/readyz')).statusCode).toBe(404);
  });
});
