import { Agent, get, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Type } from '../src/index.ts';
import { testEnvironment } from '../src/testing/index.ts';
import { buildService, migrationsDirectory } from './notes/app.ts';

test('ends as soon as its last answer is out, though the caller keeps the connection', { timeout: 20_000 }, async () => {
  const env = await testEnvironment('earn', { migrationsDirectory, peers: { wallet: 'http://localhost:1' } });
  const body = new PassThrough();
  const service = buildService(env.variables, (app) => {
    app.get(
      '/api/slow',
      { schema: { summary: 'A slow one', response: { 200: Type.Any() } }, config: { permission: 'anyone' } },
      () => body,
    );
  });
  const { port } = await service.listen();
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<IncomingMessage>((resolve) => get({ agent, port, path: '/api/slow' }, resolve));
  body.write('first');
  const answer = await answered;

  const closed = service.close();
  body.end(' and last');
  expect(String(await buffer(answer))).toBe('first and last');
  await closed;

  agent.destroy();
  await env.remove();
});
