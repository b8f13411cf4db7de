// Builds the gallery and serves it under the site's own strict CSP: `npm run gallery -w packages/ui`, PORT decides where.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import webpack from 'webpack';
import config from './webpack.config.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const policy = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-gallery'; font-src 'self'; img-src 'self' data:";

await build();
const server = createServer(answer);
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}/`));

function build() {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      return resolve();
    });
  });
}

async function answer(request, response) {
  const path = normalize(new URL(request.url, 'http://gallery').pathname);
  const file = join(import.meta.dirname, path === '/' ? 'index.html' : path);
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'content-security-policy': policy }).end(body);
  } catch {
    response.writeHead(404).end('Not found');
  }
}
