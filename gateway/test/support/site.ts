import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const script = `export const words = '${'facet '.repeat(200)}';\n`;

const registry = {
  schema: 'https://example.test/registry',
  microFrontends: {
    'mfe-earn': [
      {
        url: '/remotes/mfe-earn/1.0.0-0123456789/mf-manifest.json',
        metadata: { version: '1.0.0-0123456789' },
        deployment: { traffic: 100, default: true },
        extras: { contract: 1, routes: ['/earn'], preload: ['remoteEntry.js', '/remotes/mfe-earn/1.0.0-0123456789/module.css'] },
      },
    ],
  },
};

/** A site as builds leave it: compressed neighbours, hashed names, a registry. */
export function writeSite(siteDir: string): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  };
  write(
    'shell/index.html',
    '<!doctype html><meta name="style-nonce" content="__STYLE_NONCE__"><meta name="page-id" content="__PAGE_ID__"><meta name="trusted-types" content="default"><style nonce="__STYLE_NONCE__"></style><div id="root"></div>',
  );
  write('shell/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const path of ['shell/main.0123456789.js', 'remotes/mfe-earn/1.0.0-0123456789/remoteEntry.js']) {
    write(path, script);
    writeFileSync(join(siteDir, `${path}.gz`), gzipSync(script));
    writeFileSync(join(siteDir, `${path}.br`), brotliCompressSync(script));
  }
  write('shell/main.0123456789.js.map', '{}');
  write('remotes/mfe-earn/1.0.0-0123456789/mf-manifest.json', '{}');
  write('remotes/mfe-earn/1.0.0-0123456789/remoteEntry.js.map', '{}');
  write('shell/.env', 'SECRET=1');
  write('registry.json', JSON.stringify(registry));
}
