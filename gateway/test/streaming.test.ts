import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerResponse } from 'node:http';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

let gateway: Gateway;
beforeAll(async () => void (gateway = await startGateway()));
afterAll(() => gateway.close());

describe('a stream', () => {
  test('brings each event at once, and its end at the browser ends it at the service', async () => {
    let stream: ServerResponse | undefined;
    gateway.bank.answer = (_call, response) => {
      // Without chunks nginx would hold small pieces back, if it were allowed to.
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      stream = response;
    };
    let received = '';
    const reader = get(
      { port: gateway.port, host: '127.0.0.1', path: '/api/live', headers: { cookie: gateway.memberCookie() }, agent: false },
      (incoming) => {
        expect(incoming.headers['content-type']).toBe('text/event-stream');
        expect(incoming.headers['cache-control']).toBe('no-store');
        incoming.on('data', (chunk: Buffer) => (received += chunk.toString()));
        incoming.on('error', () => undefined);
      },
    );
    reader.on('error', () => undefined);
    await until('the first event', () => received === 'data: 1\n\n');
    stream?.write('data: 2\n\n');
    await until('the second event', () => received === 'data: 1\n\ndata: 2\n\n');
    reader.destroy();
    await until('the service sees the end', () => stream?.destroyed === true);
    expect(received).toBe('data: 1\n\ndata: 2\n\n');
  });

  test('needs a session', async () => {
    expect((await gateway.send('/api/live')).status).toBe(401);
  });
});
