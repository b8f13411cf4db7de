import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractPage, findContracts, listPage } from './pages.ts';

const VIEWER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
};
/** Nothing comes from elsewhere; the viewer's pictures stand in its style sheet. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * The contracts of a project as pages. Read anew for each call, so that what `npm run generate` changed is seen by
 * loading a page again.
 */
export function createDocsServer(root: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://docs.test');
    const found = request.method === 'GET' ? answerTo(root, pathname) : undefined;
    const kept = pathname.startsWith('/viewer/') ? 'max-age=3600' : 'no-store';
    response.writeHead(found ? 200 : 404, { ...HEADERS, 'cache-control': kept, 'content-type': TYPES[found?.type ?? ''] ?? 'text/plain' });
    response.end(found?.body ?? 'There is nothing here');
  });
}

function answerTo(root: string, path: string): { type: string; body: string | Buffer } | undefined {
  const contracts = findContracts(root);
  if (path === '/') return { type: '.html', body: listPage(contracts) };
  const contract = contracts.find(({ page, file }) => page === path || `/${file}` === path);
  if (contract?.page === path) return { type: '.html', body: contractPage(contract) };
  const file = contract ? join(root, contract.file) : assets.get(path);
  return file === undefined ? undefined : { type: extname(file), body: readFileSync(file) };
}

const assets: ReadonlyMap<string, string> = new Map([
  ...['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png'].map((name): [string, string] => [
    `/viewer/${name}`,
    join(VIEWER, name),
  ]),
  ...['viewer.js', 'docs.css'].map((name): [string, string] => [`/docs/${name}`, join(import.meta.dirname, name)]),
]);
