import { isIP } from 'node:net';
import type { GatewayOptions } from './gateway-options.ts';
import { checkOwners } from './manifest/check-owners.ts';
import { ORIGIN } from './manifest/parse-manifest.ts';

const ADDRESS = /^(\[[0-9a-f:]+\]|[A-Za-z0-9.-]+):\d{1,5}$/;
const HAS_NGINX_SYNTAX = /["'\\$;\n\r]/;

/** Throws with everything that is wrong with the options: what is rendered from them must mean what they say. */
export function checkOptions(options: GatewayOptions): void {
  const errors = [
    ...checkOwners(options.manifests),
    ...checkAddresses(options),
    ...checkPaths(options),
    ...checkOrigins(options),
    ...checkProxies(options),
  ];
  if (errors.length > 0) throw new Error(`the gateway cannot be rendered:\n${errors.map((error) => `  ${error}`).join('\n')}`);
}

function checkAddresses(options: GatewayOptions): string[] {
  const withRoutes = options.manifests.filter((manifest) => manifest.routes.length > 0);
  const missing = withRoutes
    .filter(({ name }) => !options.addresses[name]?.length)
    .map(({ name }) => `${name} declares routes but has no address`);
  const all = [
    ...Object.values(options.addresses).flat(),
    ...options.identityInternal,
    ...(options.adminInternal ?? []),
    ...options.listen,
    options.internalListen,
  ];
  const malformed = all.filter((address) => !ADDRESS.test(address)).map((address) => `"${address}" is not host:port`);
  return [...missing, ...malformed, ...(options.identityInternal.length === 0 ? ['identityInternal is empty'] : [])];
}

function checkPaths(options: GatewayOptions): string[] {
  const { nginx } = options;
  const paths = [options.siteDir, options.outDir, options.stateDir, options.keyFile, options.accessLog, options.errorLog, ...nginx.modules];
  return paths.filter((path) => HAS_NGINX_SYNTAX.test(path)).map((path) => `path "${path}" holds a character that nginx reads as syntax`);
}

function checkOrigins(options: GatewayOptions): string[] {
  const given = [options.publicUrl, ...(options.simulatorOrigin === undefined ? [] : [options.simulatorOrigin])];
  const frames = (options.frameOrigins ?? []).filter((origin) => !ORIGIN.test(origin));
  return [...given.filter((url) => !isOrigin(url)), ...frames].map((url) => `"${url}" is not an origin such as https://facet.example`);
}

function isOrigin(url: string): boolean {
  return /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url;
}

function checkProxies(options: GatewayOptions): string[] {
  return (options.trustedProxies ?? [])
    .filter((proxy) => !isNetwork(proxy))
    .map((proxy) => `trusted proxy "${proxy}" is not an address or network`);
}

function isNetwork(proxy: string): boolean {
  const [address = '', bits, ...rest] = proxy.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
