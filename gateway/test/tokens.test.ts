import { createHmac, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeAdmin, startFakeAdmin } from './support/fake-admin.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';
import { createSigningKey, encodePart, memberClaims, nowSeconds, signToken } from './support/tokens.ts';

let admin: FakeAdmin;
let gateway: Gateway;
beforeAll(async () => {
  admin = await startFakeAdmin();
  gateway = await startGateway(admin.options);
});
afterAll(async () => {
  await gateway.close();
  await admin.close();
});

const ask = (token: string) => gateway.send('/api/account', { headers: { cookie: `session=${token}` } });
const signed = (claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
  signToken(gateway.identity.key, memberClaims(claims), header);

describe('a good token', () => {
  test('reaches the service, unchanged, the first time and from memory', async () => {
    const token = signed();
    const cookies = [await ask(token), await ask(token)].map((answer) => (answer.json['headers'] as Record<string, string>)['cookie']);
    expect(cookies).toEqual([`session=${token}`, `session=${token}`]);
  });

  test('stands beside other cookies', async () => {
    const answer = await gateway.send('/api/account', { headers: { cookie: `theme=dark; session=${signed()}; ref=someone` } });
    expect(answer.status).toBe(200);
  });

  test('of a key that identity just began to use is good at once', async () => {
    const next = createSigningKey();
    gateway.identity.keys = [gateway.identity.key, next];
    expect((await ask(signToken(next, memberClaims()))).status).toBe(200);
  });
});

const forgeries: Record<string, () => string> = {
  'no signature, alg none': () => `${encodePart({ alg: 'none', typ: 'JWT', kid: gateway.identity.key.id })}.${encodePart(memberClaims())}.`,
  'alg None with a signature': () => signed({}, { alg: 'None' }),
  'alg none with a good signature': () => signed({}, { alg: 'none' }),
  'HS256 with the public key as the secret': () => {
    const parts = `${encodePart({ alg: 'HS256', typ: 'JWT', kid: gateway.identity.key.id })}.${encodePart(memberClaims())}`;
    return `${parts}.${createHmac('sha256', gateway.identity.key.publicPem).update(parts).digest('base64url')}`;
  },
  'a key of their own under our key id': () => signToken(createSigningKey(gateway.identity.key.id), memberClaims()),
  'a key of their own in jwk': () => {
    const own = createSigningKey(gateway.identity.key.id);
    return signToken(own, memberClaims(), { jwk: own.jwk });
  },
  'our signature, but jwk in the header': () => signed({}, { jwk: gateway.identity.key.jwk }),
  'our signature, but jku in the header': () => signed({}, { jku: 'http://127.0.0.1:1/keys' }),
  'our signature, but crit in the header': () => signed({}, { crit: ['exp'] }),
  'a payload edited after signing': () => {
    const [header, , signature] = signed().split('.');
    return `${header}.${encodePart(memberClaims())}.${signature}`;
  },
  expired: () => signed({ exp: nowSeconds() - 1 }),
  'issued in the future': () => signed({ iat: nowSeconds() + 3600, exp: nowSeconds() + 7200 }),
  'not yet valid': () => signed({ nbf: nowSeconds() + 3600 }),
  'no expiry': () => signed({ exp: undefined }),
  'an expiry that is text': () => signed({ exp: String(nowSeconds() + 3600) }),
  'an expiry beyond numbers': () => signToken(gateway.identity.key, memberClaims({ exp: 1e300 })),
  'no issue time': () => signed({ iat: undefined }),
  'audience operator': () => signed({ aud: 'operator' }),
  'audience of a service': () => signed({ aud: 'wallet' }),
  'several audiences': () => signed({ aud: ['member', 'operator'] }),
  'no audience': () => signed({ aud: undefined }),
  'a sub that is no id': () => signed({ sub: '../../admin' }),
  'no session id': () => signed({ sid: undefined }),
  'kid with a path': () => signed({}, { kid: '../../../../dev/null' }),
  'kid of nobody': () => signed({}, { kid: 'nobody' }),
  'no kid': () => signed({}, { kid: undefined }),
  'kid that is a number': () => signed({}, { kid: 1 }),
  'typ of another kind': () => signed({}, { typ: 'at+jwt' }),
  'an empty signature': () => signed().replace(/[^.]*$/, ''),
  'a signature of zeros': () => signed().replace(/[^.]*$/, Buffer.alloc(64).toString('base64url')),
  'a signature in DER': () => {
    const parts = signed().split('.').slice(0, 2).join('.');
    return `${parts}.${sign('sha256', Buffer.from(parts), gateway.identity.key.privateKey).toString('base64url')}`;
  },
  'a signature one byte short': () => signed().slice(0, -2),
  'two dots only': () => '..',
  'two parts': () => signed().split('.').slice(0, 2).join('.'),
  'four parts': () => `${signed()}.x`,
  'quotes around it': () => `"${signed()}"`,
  'percent-encoded': () => signed().replace('.', '%2E'),
  'a payload that is no JSON': () => {
    const token = signToken(gateway.identity.key, {});
    return token.replace(/\.[^.]*\./, `.${encodePart('{')}.`);
  },
  '8 KB of it': () => signed({ padding: 'x'.repeat(8000) }),
};

describe('a forged token', () => {
  test.each(Object.keys(forgeries))('is refused: %s', async (name) => {
    const answer = await ask(forgeries[name]?.() ?? '');
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: 'not_signed_in', requestId: answer.headers['x-request-id'] });
    expect(answer.json['error']).toBe(answer.json['message']);
  });

  test('never reached the service', async () => {
    const before = gateway.bank.calls.length;
    for (const forge of Object.values(forgeries)) await ask(forge());
    expect(gateway.bank.calls.length).toBe(before);
  });
});

describe('which token counts', () => {
  test('refuses two sessions in one request, however they are spelled', async () => {
    const [one, two] = [signed(), signed()];
    for (const cookie of [`session=${one}; session=${two}`, `session=${one};session =${two}`]) {
      expect((await gateway.send('/api/account', { headers: { cookie } })).status).toBe(401);
    }
  });

  test.each(['Session', 'SESSION', 'sessions', 'xsession', '__Host-session', 'operator'])('is not the cookie %s', async (name) => {
    expect((await gateway.send('/api/account', { headers: { cookie: `${name}=${signed()}` } })).status).toBe(401);
  });

  test('is not the Authorization header', async () => {
    expect((await gateway.send('/api/account', { headers: { authorization: `Bearer ${signed()}` } })).status).toBe(401);
  });

  test('at an operator route is the operator cookie for operators', async () => {
    const desk = async (cookie: string) => (await gateway.send('/api/desk', { headers: { cookie } })).status;
    const operator = signToken(admin.operatorKey, memberClaims({ aud: 'operator' }));
    await until('the keys of operators', async () => (await desk(`operator=${operator}`)) !== 503);
    expect(await desk(`operator=${operator}`)).toBe(200);
    expect(await desk(`operator=${signed()}`)).toBe(401);
    expect(await desk(`session=${signed()}`)).toBe(401);
    expect(await desk(`session=${operator}`)).toBe(401);
  });

  test('of the other issuer opens nothing, whatever it says of its audience', async () => {
    const [byIdentity, byAdmin] = [signed({ aud: 'operator' }), signToken(admin.operatorKey, memberClaims())];
    expect((await gateway.send('/api/desk', { headers: { cookie: `operator=${byIdentity}` } })).status).toBe(401);
    expect((await ask(byAdmin)).status).toBe(401);
  });

  test('was verified as a member and does not open an operator route from memory', async () => {
    const token = signed();
    expect((await ask(token)).status).toBe(200);
    expect((await gateway.send('/api/desk', { headers: { cookie: `operator=${token}` } })).status).toBe(401);
  });

  test('ends with its key', async () => {
    const token = signed();
    const next = createSigningKey();
    expect((await ask(token)).status).toBe(200);
    gateway.identity.keys = [next];
    await until(
      'a token of the new key makes the gateway ask for the keys again',
      async () => (await ask(signToken(next, memberClaims()))).status === 200,
    );
    expect((await ask(token)).status).toBe(401);
  });
});
