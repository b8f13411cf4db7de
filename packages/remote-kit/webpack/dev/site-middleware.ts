import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ExpressRequestHandler, ExpressRequest, ExpressResponse } from 'webpack-dev-server';
import { devPage } from './dev-page.ts';
import { devRegistry, type RemoteAtWork } from './dev-registry.ts';

interface SiteOptions {
  siteUrl: string;
  shellFolder: string;
  remote: () => RemoteAtWork;
}

/**
 * What the dev server answers itself in front of the running site: the registry document with the remote in it, pages
 * with the development shell, and that shell's files. Everything else is the site's.
 */
export function siteMiddleware({ siteUrl, shellFolder, remote }: SiteOptions): ExpressRequestHandler {
  const ask = ({ url, headers: { cookie, accept } }: ExpressRequest): Promise<Response> =>
    fetch(new URL(url, siteUrl), { headers: { ...(cookie && { cookie }), ...(accept && { accept }) }, redirect: 'manual' });
  return async (request, response, next) => {
    const { pathname } = new URL(request.url, siteUrl);
    if (request.method !== 'GET') return next();
    if (pathname === '/registry.json') {
      const answer = await ask(request);
      passCookies(answer, response);
      return response
        .status(answer.status)
        .set('cache-control', 'no-store')
        .json(devRegistry((await answer.json()) as Parameters<typeof devRegistry>[0], remote()));
    }
    const file = path.basename(pathname);
    if (pathname === `/${file}` && file !== '' && existsSync(path.join(shellFolder, file)))
      return response.sendFile(file, { root: shellFolder });
    if (!request.headers.accept?.includes('text/html') || pathname.startsWith('/api/')) return next();
    const answer = await ask(request);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return next();
    const { page, policy } = devPage(shellFolder, answer.headers.get('content-security-policy') ?? '');
    passCookies(answer, response);
    return response.status(answer.status).set({ 'cache-control': 'no-store', 'content-security-policy': policy }).type('html').send(page);
  };
}

function passCookies(answer: Response, response: ExpressResponse): void {
  for (const cookie of answer.headers.getSetCookie()) response.append('set-cookie', cookie);
}
