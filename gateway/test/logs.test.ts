import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { memberClaims, signToken } from './support/tokens.ts';
import { until } from '@facet/tooling/until';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());

const lineOf = (requestId: unknown) =>
  until('the line of the request', () => gateway.accessLog().find((line) => line['requestId'] === requestId));

describe('the access log', () => {
  test('is one JSON line a request: who, what, how long', async () => {
    const claims = memberClaims();
    const answer = await gateway.send('/api/account?cursor=7', {
      headers: { cookie: `session=${signToken(gateway.identity.key, claims)}` },
    });
    const line = await lineOf(answer.headers['x-request-id']);
    expect(line).toMatchObject({
      method: 'GET',
      path: '/api/account',
      status: 200,
      owner: 'bank',
      sub: claims.sub,
      address: '127.0.0.1',
      upstream: gateway.bank.address,
      upstreamStatus: '200',
    });
    expect(line['traceId'], 'nobody brought one').toBe(line['requestId']);
    expect(Number(line['durationSeconds'])).toBeGreaterThanOrEqual(0);
    expect(Number(line['upstreamSeconds'])).toBeGreaterThanOrEqual(0);
  });

  test('has the trace that the page brought, or one of its own where that is none', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    for (const traceparent of [
      `00-${trace}-b7ad6b7169203331-01`,
      `00-${trace}-b7ad6b7169203331-01"x`,
      `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    ]) {
      const answer = await gateway.send('/', { headers: { traceparent } });
      const requestId = answer.headers['x-request-id'];
      expect(requestId).not.toBe(trace);
      expect((await lineOf(requestId))['traceId']).toBe(traceparent.endsWith(`${trace}-b7ad6b7169203331-01`) ? trace : requestId);
    }
  });

  test('names the owner of an error too', async () => {
    const refused = await gateway.send('/api/pay');
    expect(await lineOf(refused.headers['x-request-id'])).toMatchObject({ status: 401, owner: 'bank', sub: '' });
    const page = await gateway.send('/');
    expect(await lineOf(page.headers['x-request-id'])).toMatchObject({ status: 200, owner: 'site' });
  });

  test('stays one line whatever is in the path', async () => {
    await gateway.send('/x"y%0a{"status":1}');
    await gateway.sendRaw('nonsense\r\n\r\n');
    await until('both lines', () => gateway.accessLog().length > 1);
    expect(gateway.accessLog().every((line) => typeof line['status'] === 'number')).toBe(true);
  });
});

describe('a postback', () => {
  test('leaves its secret in no log, whatever becomes of it', async () => {
    const secret = 'canary-5f2c9d';
    const ask = (path: string) =>
      gateway.send(`${path}?tx=1&hash=${secret}`, { headers: { referer: `http://x/?${secret}`, cookie: `session=${secret}` } });
    const statuses = [(await ask('/api/postbacks/a')).status];
    gateway.bank.answer = (_call, _response, request) => request.socket.destroy();
    statuses.push((await ask('/api/postbacks/a')).status);
    await gateway.bank.close();
    statuses.push((await ask('/api/postbacks/a')).status);
    for (const path of [
      '/api/postbacks//a',
      '/api/postbacks/%2e',
      '/api//postbacks/a',
      '/api/postbacks/%zz',
      '/API/postbacks/a',
      '/postbacks/a.js',
    ])
      statuses.push((await ask(path)).status);
    statuses.push((await gateway.send(`/api/postbacks/a?hash=${secret}`, { method: 'POST', body: 'x'.repeat(200_000) })).status);
    statuses.push((await gateway.send(`/api/postbacks/a?hash=${secret}${'x'.repeat(17_000)}`)).status);
    expect(statuses).toEqual([200, 502, 502, 400, 400, 400, 400, 404, 404, 413, 414]);
    await until(
      'a line for each',
      () => gateway.accessLog().filter(({ path }) => /postbacks/.test(String(path))).length >= statuses.length - 2,
    );
    expect(JSON.stringify(gateway.accessLog())).not.toContain(secret);
    expect(gateway.errorLog()).not.toContain(secret);
  });
});
