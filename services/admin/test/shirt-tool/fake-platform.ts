import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { png } from './make-png.ts';

export const GOOD_COOKIE = '_|WARNING:-DO-NOT-SHARE-THIS.|_a-secret-of-the-test';
const CSRF_TOKEN = 'a-token';

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The game platform, with an answer of the test's own where one is set. */
export interface FakePlatform {
  url: string;
  /** Path without query; until `reset`. */
  on(path: string, handler: Handler): void;
  reset(): void;
  /** Names of the copies that arrived whole. */
  copies: string[];
}

export async function startFakePlatform(): Promise<FakePlatform & { close(): Promise<void> }> {
  const own = new Map<string, Handler>();
  const copies: string[] = [];
  const usual: Record<string, Handler> = {
    '/v1/users/authenticated': (request, response) =>
      request.headers.cookie === `.ROBLOSECURITY=${GOOD_COOKIE}`
        ? json(response, 200, { id: 42, name: 'studio_vault', displayName: 'Studio Vault' })
        : json(response, 401, { errors: [{ code: 0, message: 'Authorization has been denied for this request.' }] }),
    '/v2/logout': (_request, response) => refuseToken(response),
    '/v2/search/items/details': (_request, response) =>
      json(response, 200, { data: [{ id: 1_000_000_001, name: 'Emerald Hoodie' }], nextPageCursor: null }),
    '/v1/asset/': (_request, response) => redirect(response, '/cdn/template'),
    '/cdn/template': (_request, response) => picture(response),
    '/v1/avatar-assets/11/upload': async (request, response) => {
      if (request.headers['x-csrf-token'] !== CSRF_TOKEN) return refuseToken(response);
      copies.push(await nameIn(request));
      json(response, 200, { assetId: 9000 + copies.length });
    },
  };
  const { url, server } = await listen(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const handler = own.get(path) ?? usual[path];
    if (handler === undefined) json(response, 404, {});
    else await handler(request, response);
  });
  return { url, copies, on: (path, handler) => own.set(path, handler), reset: () => own.clear(), close: () => closed(server) };
}

/** Counts who connects, and answers everybody with a good template. */
export async function startCanary(): Promise<{ port: number; connections(): number; close(): Promise<void> }> {
  let connections = 0;
  const { server, url } = await listen((_request, response) => picture(response));
  server.on('connection', () => (connections += 1));
  return { port: Number(new URL(url).port), connections: () => connections, close: () => closed(server) };
}

export function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

function picture(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' }).end(png(585, 559));
}

function refuseToken(response: ServerResponse): void {
  json(response, 403, { errors: [{ code: 0, message: 'Token Validation Failed' }] }, { 'x-csrf-token': CSRF_TOKEN });
}

async function nameIn(request: IncomingMessage): Promise<string> {
  const body = new Uint8Array(await buffer(request));
  const form = await new Response(body, { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();
  const config = form.get('config');
  return (JSON.parse(typeof config === 'string' ? config : '') as { name: string }).name;
}

async function listen(handler: Handler): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => void handler(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
