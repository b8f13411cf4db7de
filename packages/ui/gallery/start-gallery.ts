import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileAnswer, PageServer, testedBuilds } from '@facet/remote-kit/browser-testing';

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-gallery'; font-src 'self'; img-src 'self' data:";

export interface RunningGallery {
  url: string;
  close: () => void;
}

/** Builds the gallery and serves it under a policy as strict as the site's. Port 0 takes a free one. */
export async function startGallery(port: number): Promise<RunningGallery> {
  const [built = ''] = await testedBuilds('gallery');
  const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
  const headers = { 'content-security-policy': POLICY, 'cache-control': 'no-cache' };
  const page = () => new Response(html, { headers: { ...headers, 'content-type': 'text/html' } });
  const server = await PageServer.start(({ path }) => (path === '/' ? page() : fileAnswer(built, path, headers)), port);
  return { url: `http://gallery.localhost:${server.port}/`, close: server.close };
}
