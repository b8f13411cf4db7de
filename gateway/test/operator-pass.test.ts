import { until } from '@facet/tooling/until';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeAdmin, startFakeAdmin } from './support/fake-admin.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { memberClaims, signToken } from './support/tokens.ts';

let admin: FakeAdmin;
let gateway: Gateway;
let answering: FakeAdmin['passes'];

beforeAll(async () => {
  admin = await startFakeAdmin();
  answering = admin.passes;
  // One worker: what is remembered is each worker's own.
  gateway = await startGateway({ ...admin.options, workers: 1 });
  await until('the keys of operators', async () => (await desk(anOperator())).status !== 503);
});
beforeEach(() => {
  admin.passes = answering;
  admin.askedPasses.length = 0;
});
afterAll(async () => {
  await gateway.close();
  await admin.close();
});

const anOperator = (): string => signToken(admin.operatorKey, memberClaims({ aud: 'operator' }));
const desk = (token: string, headers: Record<string, string> = {}, method = 'GET') =>
  gateway.send('/api/desk', { method, headers: { cookie: `operator=${token}`, ...headers } });
const seenBy = ({ json }: { json: Record<string, unknown> }) => json['headers'] as Record<string, string>;
const refusing =
  (status: number, code: string, message: string): FakeAdmin['passes'] =>
  () => ({ status, body: { code, message, error: message } });

describe('an operator’s call of a service', () => {
  test('carries the pass that admin gave for the cookie, and renews the cookie', async () => {
    const token = anOperator();
    const answer = await desk(token);
    expect(seenBy(answer)['operator-pass']).toBe(`pass for ${token}`);
    expect(answer.headers['set-cookie']).toEqual(['operator=renewed; Path=/']);
    expect(admin.askedPasses).toEqual([{ token, background: false }]);
    expect(admin.lastAuthorization).toMatch(/^Bearer ./);
  });

  test('of a page that only polls says so, and renews nothing', async () => {
    const token = anOperator();
    const answer = await desk(token, { 'x-background': '1' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await desk(token);
    expect(admin.askedPasses.map(({ background }) => background)).toEqual([true, false]);
  });

  test('never carries a pass from outside, whoever calls what', async () => {
    const forged = { 'operator-pass': 'forged', 'Operator-Pass': 'forged' };
    expect(seenBy(await desk(anOperator(), forged))['operator-pass']).toMatch(/^pass for /);
    for (const path of ['/api/account', '/api/login', '/api/postbacks']) {
      const answer = await gateway.send(path, { headers: { cookie: gateway.memberCookie(), ...forged } });
      expect([path, answer.status, seenBy(answer)['operator-pass']]).toEqual([path, 200, undefined]);
    }
  });

  test.each([
    [401, 'not_signed_in', 'Your operator session has ended. Please log in again.'],
    [403, 'totp_required', 'Please add one to your account first.'],
  ])('is refused as admin refuses it: %i %s', async (status, code, message) => {
    admin.passes = refusing(status, code, message);
    const before = gateway.bank.calls.length;
    const answer = await desk(anOperator());
    expect([answer.status, answer.json]).toMatchObject([status, { code, message, error: message }]);
    expect(gateway.bank.calls.length).toBe(before);
  });

  test('is 503 while admin does not answer, or answers what is no pass', async () => {
    for (const passes of [refusing(500, 'internal_error', 'x'), () => ({ status: 200, body: {} }), refusing(404, 'not_found', 'x')]) {
      admin.passes = passes;
      expect(await desk(anOperator())).toMatchObject({ status: 503, json: { code: 'unavailable' } });
    }
  });

  test('from another site’s page, or over the limit, asks admin for nothing', async () => {
    const answer = await desk(anOperator(), { origin: 'https://elsewhere.test' }, 'POST');
    expect(answer).toMatchObject({ status: 403, json: { code: 'foreign_origin' } });
    expect(admin.askedPasses).toEqual([]);
  });
});

describe('a pass', () => {
  test('is asked for once by calls of the same moment', async () => {
    const token = anOperator();
    const { promise, resolve } = Promise.withResolvers<void>();
    admin.passes = async (asked) => {
      await promise;
      return answering(asked);
    };
    const calls = Promise.all(Array.from({ length: 20 }, () => desk(token)));
    await until('admin was asked', () => admin.askedPasses.length > 0);
    resolve();
    const answers = await calls;
    expect(new Set(answers.map((answer) => `${answer.status} ${seenBy(answer)['operator-pass']}`))).toEqual(
      new Set([`200 pass for ${token}`]),
    );
    expect(admin.askedPasses).toHaveLength(1);
  });

  test('of one session is none of another', async () => {
    const [one, other] = [anOperator(), anOperator()];
    expect(seenBy(await desk(one))['operator-pass']).toBe(`pass for ${one}`);
    expect(seenBy(await desk(other))['operator-pass']).toBe(`pass for ${other}`);
  });

  test('is forgotten within two seconds: who was signed out then gets nowhere', async () => {
    const token = anOperator();
    expect((await desk(token)).status).toBe(200);
    admin.passes = refusing(401, 'not_signed_in', 'Your operator session has ended. Please log in again.');
    const endedAtMs = performance.now();
    let lastGoodMs = 0;
    await until('the session is over here too', async () => {
      const begunMs = performance.now();
      const { status } = await desk(token);
      if (status === 200) lastGoodMs = begunMs - endedAtMs;
      return status === 401;
    });
    expect(lastGoodMs).toBeLessThan(2_000);
  });

  test('that was refused is not remembered', async () => {
    const token = anOperator();
    admin.passes = refusing(403, 'totp_required', 'x');
    expect((await desk(token)).status).toBe(403);
    admin.passes = answering;
    expect((await desk(token)).status).toBe(200);
  });
});
