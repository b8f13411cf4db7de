import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { script } from './support/site.ts';
import { type Gateway, startGateway } from './support/start-gateway.ts';
import { until } from '@facet/tooling/until';

let gateway: Gateway;
// One worker: each reads the registry again in its own time.
beforeAll(async () => void (gateway = await startGateway({ workers: 1 })));
afterAll(() => gateway.close());

const forever = 'public, max-age=31536000, immutable';
const remote = '/remotes/mfe-earn/1.0.0-0123456789';

describe('a page', () => {
  test.each(['/', '/earn', '/earn/offers/7', '/withdraw', '/no/such/page', '/index.html', '/r/Sam_1'])(
    'is the shell at %s, never kept',
    async (path) => {
      const answer = await gateway.send(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).toContain('<div id="root">');
    },
  );

  test('has a fresh style nonce, the same in the header and everywhere in the page', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 20; visit += 1) {
      const answer = await gateway.send('/');
      const [, nonce = 'none'] =
        /style-src 'self' 'nonce-([A-Za-z0-9+/]{22}==)';/.exec(String(answer.headers['content-security-policy'])) ?? [];
      expect(answer.text.split(nonce)).toHaveLength(3);
      expect(answer.text).not.toContain('__STYLE_NONCE__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(20);
  });

  test('gives the browser a head start on the remote that owns it', async () => {
    const link = async (path: string) => (await gateway.send(path)).headers['link'];
    const expected = [
      `<${remote}/mf-manifest.json>; rel=preload; as=fetch; crossorigin`,
      `<${remote}/remoteEntry.js>; rel=preload; as=script`,
      `<${remote}/module.css>; rel=preload; as=style`,
    ].join(', ');
    expect(await link('/earn')).toBe(expected);
    expect(await link('/earn/offers')).toBe(expected);
    expect(await link('/earnings')).toBeUndefined();
    expect(await link('/')).toBeUndefined();
  });

  test('is only read', async () => {
    const answer = await gateway.send('/earn', { method: 'POST' });
    expect([answer.status, answer.json['code']]).toEqual([405, 'method_not_allowed']);
    expect((await gateway.send('/', { method: 'HEAD' })).status).toBe(200);
  });

  test('is compressed for those who want it', async () => {
    const answer = await gateway.send('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toContain('<div id="root">');
  });
});

describe('a file', () => {
  test.each(['/main.0123456789.js', `${remote}/remoteEntry.js`, `${remote}/mf-manifest.json`])(
    'with its version in its address is kept for a year: %s',
    async (path) => {
      const answer = await gateway.send(path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, forever]);
      const again = await gateway.send(path, { headers: { 'if-none-match': String(answer.headers['etag']) } });
      expect([again.status, again.headers['cache-control']]).toEqual([304, forever]);
    },
  );

  test('without a version is asked for again', async () => {
    const answer = await gateway.send('/favicon.svg');
    expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual(['image/svg+xml; charset=utf-8', 'no-cache']);
  });

  test.each([`${remote}/remoteEntry.js`, '/main.0123456789.js'])('comes compressed as it was built: %s', async (path) => {
    const get = (encoding: string) => gateway.send(path, { headers: { 'accept-encoding': encoding } });
    const [brotli, gzip, plain] = [await get('gzip, deflate, br'), await get('gzip'), await get('identity')];
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect([brotliDecompressSync(brotli.body).toString(), gunzipSync(gzip.body).toString(), plain.text]).toEqual([script, script, script]);
    expect(brotli.headers['vary']).toBe('Accept-Encoding');
    expect(brotli.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test.each([
    '/missing.js',
    '/missing.0123456789.js',
    `${remote}/missing.js`,
    `${remote}/`,
    '/remotes/',
    '/remotes/none/1/x.json',
    `${remote}/remoteEntry.js.map`,
  ])('that is not there is 404, which is not kept, and not a page: %s', async (path) => {
    const answer = await gateway.send(path);
    expect([answer.status, answer.headers['cache-control'], answer.json['code']]).toEqual([404, 'no-store', 'not_found']);
  });
});

describe('the registry', () => {
  test('is never kept, and a release of a remote shows', async () => {
    const file = join(gateway.siteDir, 'registry.json');
    const answer = await gateway.send('/registry.json');
    expect([answer.headers['cache-control'], answer.headers['content-type']]).toEqual(['no-store', 'application/json; charset=utf-8']);
    writeFileSync(file, answer.text.replaceAll('1.0.0-0123456789', '1.0.1-aaaaaaaaaa'));
    await until('the new release', async () => (await gateway.send('/registry.json')).text.includes('1.0.1-aaaaaaaaaa'));
    await until('the new head start', async () => String((await gateway.send('/earn')).headers['link']).includes('1.0.1-aaaaaaaaaa'));
  });

  test('that is odd in places gives a head start where it makes sense', async () => {
    const release = (url: unknown, ...routes: unknown[]) => [{ url, extras: { routes } }];
    const microFrontends = {
      number: 7,
      numbers: [7],
      nothing: [],
      nowhere: [{ extras: { routes: ['/earn'], preload: 7 } }],
      foreign: release('https://evil.example/a.js', '/earn'),
      injected: release('/remotes/a.js>; rel=x\r\nX-Injected: 1', '/earn'),
      outside: release('/api/auth/logout.js', '/earn'),
      good: release('/remotes/good/1/remoteEntry.js', '/good', 7, null),
    };
    writeFileSync(join(gateway.siteDir, 'registry.json'), JSON.stringify({ microFrontends }));
    await until(
      'the head start',
      async () => (await gateway.send('/good')).headers['link'] === '</remotes/good/1/remoteEntry.js>; rel=preload; as=script',
    );
    const answer = await gateway.send('/earn');
    expect([answer.status, answer.headers['link'], answer.headers['x-injected']]).toEqual([200, undefined, undefined]);
  });

  test('that cannot be read costs the head start and nothing else', async () => {
    writeFileSync(join(gateway.siteDir, 'registry.json'), '{');
    await until('no head start', async () => (await gateway.send('/good')).headers['link'] === undefined);
    expect((await gateway.send('/good')).status).toBe(200);
  });
});
