import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { servicesReady } from '../../src/seal/services-ready.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Answers `/readyz` with these, one after the other, the last for ever. */
async function answering(...statuses: number[]): Promise<{ port: number; asked: () => number }> {
  let asked = 0;
  server = createServer(({ url }, response) => {
    response.statusCode = url === '/readyz' ? (statuses[Math.min(asked++, statuses.length - 1)] ?? 500) : 404;
    response.end();
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}

test('a service that starts is waited for', async () => {
  const { port, asked } = await answering(503, 503, 200);
  await servicesReady(['localhost'], { port });
  expect(asked()).toBe(3);
});

test.each([
  ['that is never ready', 'localhost', [503]],
  ['whose name is nobody’s', 'nobody.invalid', [200]],
])('one %s is named', async (_, name, statuses) => {
  const { port } = await answering(...statuses);
  await expect(servicesReady([name], { port, withinMs: 300 })).rejects.toThrow(`${name} is ready`);
});
