import { join } from 'node:path';
import { atOnce } from './at-once.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { ADDRESSES_FILE } from './lua-addresses.ts';
import { rateLimits } from './rate-limits.ts';

/** What the Lua modules read (`require 'settings'`), as JSON. */
export function luaSettings(options: GatewayOptions): string {
  const publicUrl = new URL(options.publicUrl);
  const isHttps = publicUrl.protocol === 'https:';
  const prefix = isHttps ? '__Host-' : '';
  const settings = {
    secure: isHttps,
    isLocal: publicUrl.hostname === 'localhost',
    cookies: { member: `${prefix}session`, operator: `${prefix}operator` },
    ownOrigins: ownOrigins(publicUrl),
    limits: Object.fromEntries(
      Object.entries({ ...rateLimits(options.signInsPerSecond), ...options.limits }).filter(([, limit]) => limit !== null),
    ),
    atOnce: { ...atOnce, ...options.atOnce },
    owners: options.manifests.filter(({ routes }) => routes.length > 0).map(({ name }) => name),
    addressesFile: join(options.outDir, ADDRESSES_FILE),
    gatewayKeyFile: options.keyFile,
    serviceKeysFile: options.serviceKeysFile,
    servicesTls: options.servicesCaFile !== undefined,
    pollSeconds: options.pollSeconds ?? 1,
    bodySeconds: options.bodySeconds ?? 10,
    siteDir: options.siteDir,
    stateDir: options.stateDir,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A site on localhost is the same site under the names that this machine has for itself. */
function ownOrigins(publicUrl: URL): string[] {
  if (publicUrl.hostname !== 'localhost') return [publicUrl.origin];
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => new URL(publicUrl.origin.replace('localhost', host)).origin);
}
