import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FakeRequest } from '../testing/fake-api.ts';

/** What one host answers to everything that it is asked. An answer that never comes is a call that hangs. */
export type Host = (request: FakeRequest) => Response | Promise<Response>;

/**
 * One server for all pages of a test file, each at a host of its own. By sockets, since a route of Playwright takes twice as long for each request and
 * turns off the browser's cache, so that each page would read its scripts anew.
 */
export class PageServer {
  readonly port: number;
  readonly #hosts: Map<string, Host>;
  readonly close: () => void;

  private constructor(port: number, hosts: Map<string, Host>, close: () => void) {
    this.port = port;
    this.#hosts = hosts;
    this.close = close;
  }

  static async start(): Promise<PageServer> {
    const hosts = new Map<string, Host>();
    const server = createServer((request, response) => void answer(hosts.get(request.headers.host ?? ''), request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    return new PageServer((server.address() as AddressInfo).port, hosts, close);
  }

  /** From now on. `origin`: at this server's port. */
  host(origin: string, host: Host): void {
    this.#hosts.set(new URL(origin).host, host);
  }
}

async function answer(host: Host | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = (await host?.(await readRequest(request))) ?? new Response(null, { status: 404 });
  response.writeHead(status, Object.fromEntries(headers));
  response.end(body && (await buffer(body)));
}

async function readRequest(request: IncomingMessage): Promise<FakeRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page');
  const text = (await buffer(request)).toString();
  const body = text === '' ? null : (JSON.parse(text) as unknown);
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, body, headers };
}
