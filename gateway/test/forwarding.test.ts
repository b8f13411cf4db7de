import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());

const seen = async (headers: Record<string, string> = {}, path = '/api/account', method = 'GET') => {
  const answer = await gateway.send(path, { method, headers: { cookie: gateway.memberCookie(), origin: gateway.origin, ...headers } });
  expect(answer.status).toBe(200);
  return { answer, headers: answer.json['headers'] as Record<string, string>, url: answer.json['url'] };
};

const identities = [
  'X-User-Id',
  'X-User',
  'X-Username',
  'X-Member-Id',
  'X-Role',
  'X-User-Role',
  'X-Admin',
  'X-Operator-Id',
  'X-Session-Id',
  'X-Sub',
  'X-Auth-User',
  'X-Internal',
  'X-Service',
  'X-Caller',
  'X-Original-Url',
  'X-Rewrite-Url',
  'X-Original-Uri',
  'X-Client-Ip',
  'X-Cluster-Client-Ip',
  'X-Remote-User',
  'X-Accel-Redirect',
  'Authorization',
  'Forwarded',
  'True-Client-Ip',
  'x-USER-id',
  'X_User_Id',
];

describe('what a service is told', () => {
  test.each(identities)('is not who the caller says they are: %s', async (name) => {
    const { headers } = await seen({ [name]: 'forged-owner' });
    expect(Object.entries(headers).filter(([, value]) => value === 'forged-owner')).toEqual([]);
  });

  test('includes what walls and operators send', async () => {
    const { headers } = await seen({ 'X-Ayetstudios-Security-Hash': 'abc', 'X-Background': '1', Accept: 'application/json' });
    expect(headers).toMatchObject({ 'x-ayetstudios-security-hash': 'abc', 'x-background': '1', accept: 'application/json' });
  });

  test('is the address of the connection, not of X-Forwarded-For', async () => {
    const { headers } = await seen({
      'X-Forwarded-For': '203.0.113.9',
      'X-Real-IP': '203.0.113.9',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'evil.example',
    });
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `localhost:${gateway.port}`,
    });
  });

  test('is our Host, whatever the caller called us', async () => {
    expect((await seen({ Host: 'evil.example' })).headers['host']).toBe(`localhost:${gateway.port}`);
  });

  test('is a request id of our own, which the caller gets too', async () => {
    const { answer, headers } = await seen({ 'X-Request-Id': 'chosen-by-caller' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  test('is the trace of the caller, or a new one', async () => {
    const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    expect((await seen({ traceparent: given })).headers['traceparent']).toBe(given);
    for (const traceparent of ['', 'nonsense', `${given}\tx`, given.toUpperCase(), given.replace(/[1-9a-f]/g, '0')]) {
      const { headers } = await seen(traceparent ? { traceparent } : {});
      expect(headers['traceparent']).toMatch(new RegExp(`^00-${headers['x-request-id']}-[0-9a-f]{16}-01$`));
    }
  });

  test('has an idempotency key for every POST: the caller’s, else the request id', async () => {
    expect((await seen({ 'Idempotency-Key': 'mine' }, '/api/pay', 'POST')).headers['idempotency-key']).toBe('mine');
    const { headers } = await seen({}, '/api/pay', 'POST');
    expect(headers['idempotency-key']).toBe(headers['x-request-id']);
    expect((await seen()).headers['idempotency-key']).toBeUndefined();
  });

  test('is the address as it was written, byte by byte', async () => {
    for (const query of ['?a=%2F%2f+b&c=1%20&a=2', '?tx=81&reward=23100&sig=A%3d%3D', '?x=../../&y=//z;q', '?%00']) {
      expect((await seen({}, `/api/postbacks/b${query}`)).url).toBe(`/api/postbacks/b${query}`);
    }
  });
});

describe('behind a trusted proxy', () => {
  test('the address is what that proxy says, and no hop before it', async () => {
    const behind = await startGateway({ trustedProxies: ['127.0.0.1', '10.0.0.0/8'] });
    const answer = await behind.send('/api/account/open', { headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.2.3' } });
    expect(answer.json['headers']).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' });
    await behind.close();
  });
});
