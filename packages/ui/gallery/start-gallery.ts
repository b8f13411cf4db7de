import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { testedBuilds } from '@facet/remote-kit/browser-testing';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-gallery'; font-src 'self'; img-src 'self' data:";

export interface RunningGallery {
  url: string;
  close: () => Promise<void>;
}

/** Builds the gallery and serves it under a policy as strict as the site's. Port 0 takes a free one. */
export async function startGallery(port: number): Promise<RunningGallery> {
  const [built = ''] = await testedBuilds('gallery');
  const server = createServer((request, response) => void answer(built, request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://gallery.localhost:${taken}/`, close };
}

async function answer(built: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  const file = pathname === '/' ? join(import.meta.dirname, 'index.html') : join(built, pathname);
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'content-security-policy': policy }).end(body);
  } catch {
    response.writeHead(404).end('Not found');
  }
}
