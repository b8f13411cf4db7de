import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** Files of built pages, for browsers on this machine. */
export interface ServedPages {
  readonly origin: string;
  close(): void;
}

/** By a socket of their own: through a browser's remote control each page is megabytes of JSON, which took half of a test's own time. */
export async function servePages(folder: string): Promise<ServedPages> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files');
    response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain', 'access-control-allow-origin': '*' });
    // A page that is closed meanwhile breaks the line; a file that is not there does so too, and the page's console tells.
    pipeline(createReadStream(join(folder, pathname)), response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
