import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type GatewayOptions, renderGateway } from '../src/index.ts';
import { bank } from './support/manifests.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'facet-options-')), 'out');

const options: GatewayOptions = {
  nginx: { binary: '/usr/sbin/nginx', modules: [], luaPath: '', luaCpath: '', environment: {}, hasBrotliStatic: false },
  manifests: [bank],
  addresses: { bank: ['127.0.0.1:1'] },
  identityInternal: ['identity:2'],
  siteDir: '/site',
  outDir: folder,
  stateDir: folder,
  keyFile: '/key',
  publicUrl: 'http://localhost:8080',
  listen: ['[::1]:8080'],
  internalListen: '127.0.0.1:9',
  accessLog: '/dev/stdout',
  errorLog: 'stderr',
};

test('nothing is rendered from options that cannot be meant, and all that is wrong is said', () => {
  const wrong: Partial<GatewayOptions> = {
    addresses: {},
    identityInternal: ['identity'],
    siteDir: '/site";}',
    publicUrl: 'localhost:8080',
    simulatorOrigin: 'http://127.0.0.1:8090/walls; script-src *',
    frameOrigins: ['https://wall.example; script-src *', 'https://*.wall.example'],
    trustedProxies: ['10.0.0.0/33', 'proxy'],
  };
  expect(() => renderGateway({ ...options, ...wrong })).toThrow(
    [
      'the gateway cannot be rendered:',
      '  bank declares routes but has no address',
      '  "identity" is not host:port',
      '  path "/site";}" holds a character that nginx reads as syntax',
      '  "localhost:8080" is not an origin such as https://facet.example',
      '  "http://127.0.0.1:8090/walls; script-src *" is not an origin such as https://facet.example',
      '  "https://wall.example; script-src *" is not an origin such as https://facet.example',
      '  trusted proxy "10.0.0.0/33" is not an address or network',
      '  trusted proxy "proxy" is not an address or network',
    ].join('\n'),
  );
  expect(existsSync(folder)).toBe(false);
});

test('the same options are rendered', () => {
  expect(renderGateway(options).command).toBe('/usr/sbin/nginx');
  expect(existsSync(join(folder, 'nginx.conf'))).toBe(true);
  rmSync(join(folder, '..'), { recursive: true });
});
