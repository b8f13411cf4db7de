import { once } from 'node:events';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A browser's way to the site, which can be cut. */
export interface Network {
  /** Address for `proxy.server` of the browser's context. */
  readonly address: string;
  /** From now on nobody gets through, open connections included. */
  readonly cut: () => void;
  readonly mend: () => void;
}

/**
 * A forward proxy until the test ends. Whatever the browser asks goes through it, also what a worker asks: `setOffline`
 * of Playwright is told to each worker by itself, and one that the browser has just started, or starts again, may not
 * have heard of it.
 */
export async function startNetwork(): Promise<Network> {
  let isCut = false;
  const server = createServer((request, response) => {
    if (isCut) return void request.socket.destroy();
    const { url = '', method, headers } = request;
    const onward = requestOf(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => void (isCut = false),
  };
}
