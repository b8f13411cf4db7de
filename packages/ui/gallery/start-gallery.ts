import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import { config } from './webpack-config.ts';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-gallery'; font-src 'self'; img-src 'self' data:";

export interface RunningGallery {
  url: string;
  close: () => Promise<void>;
}

/** Builds the gallery and serves it under a policy as strict as the site's. Port 0 takes a free one. */
export async function startGallery(port: number): Promise<RunningGallery> {
  await build();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${taken}/`, close };
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  const file = join(import.meta.dirname, pathname === '/' ? 'index.html' : pathname);
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'content-security-policy': policy }).end(body);
  } catch {
    response.writeHead(404).end('Not found');
  }
}
