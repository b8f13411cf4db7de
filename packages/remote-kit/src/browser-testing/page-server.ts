import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FakeRequest } from '../testing/fake-api.ts';
import { AXE_FOLDER, AXE_PATH } from './axe-problems.ts';
import { fileAnswer } from './file-answer.ts';

/** What one host answers to everything that it is asked. An answer that never comes is a call that hangs. */
export type Host = (request: FakeRequest) => Response | Promise<Response>;

/**
 * One server for all pages of a test file, each at a host of its own. By sockets, since a route of Playwright takes
 * twice as long for each request and turns off the browser's cache, so that each page would read its scripts anew.
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

  /** `other`: answers for the hosts that nobody named. `port`: a free one when absent. */
  static async start(other: Host = notFound, port = 0): Promise<PageServer> {
    const hosts = new Map<string, Host>();
    const server = createServer((request, response) => void answer(hosts.get(request.headers.host ?? '') ?? other, request, response));
    await once(server.listen(port, '127.0.0.1'), 'listening');
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

async function answer(host: Host, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = await (request.url === AXE_PATH ? fileAnswer(AXE_FOLDER, AXE_PATH) : host(await readRequest(request)));
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

function notFound(): Response {
  return new Response(null, { status: 404 });
}
