import { join } from 'node:path';
import { debianNginx } from './debian-nginx.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { readManifests } from './manifest/read-manifests.ts';

/**
 * Reads what the README lists, for an nginx installed by Debian's packages. Throws with the variable that is missing or
 * wrong.
 */
export function optionsFromEnvironment(environment: NodeJS.ProcessEnv): GatewayOptions {
  const text = (name: string, fallback?: string): string => {
    const value = environment[name] || fallback;
    if (value === undefined) throw new Error(`${name} is not set`);
    return value;
  };
  const list = (name: string): string[] =>
    (environment[name] ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  const host = text('HOST', '0.0.0.0');
  return {
    nginx: debianNginx(),
    manifests: readManifests(text('SERVICES_DIR', join(import.meta.dirname, '../../services'))),
    addresses: readAddresses(text('SERVICE_ADDRESSES')),
    identityInternal: list('IDENTITY_INTERNAL'),
    adminInternal: list('ADMIN_INTERNAL'),
    siteDir: text('SITE_DIR'),
    outDir: text('OUT_DIR'),
    stateDir: text('STATE_DIR'),
    keyFile: text('SERVICE_KEY_FILE'),
    publicUrl: text('PUBLIC_URL'),
    listen: [`${host}:${text('PORT', '8080')}`],
    internalListen: `${host}:${text('INTERNAL_PORT', '8081')}`,
    trustedProxies: list('TRUSTED_PROXIES'),
    frameOrigins: list('FRAME_ORIGINS'),
    ...(environment['SIMULATOR_ORIGIN'] ? { simulatorOrigin: environment['SIMULATOR_ORIGIN'] } : {}),
    ...(environment['SERVICE_KEYS_FILE'] ? { serviceKeysFile: environment['SERVICE_KEYS_FILE'] } : {}),
    ...(environment['SERVICES_CA_FILE'] ? { servicesCaFile: environment['SERVICES_CA_FILE'] } : {}),
    ...(environment['RESOLVER'] ? { resolver: environment['RESOLVER'] } : {}),
    ...(environment['SIGN_INS_PER_SECOND'] ? { signInsPerSecond: readCount('SIGN_INS_PER_SECOND', environment) } : {}),
    accessLog: text('ACCESS_LOG', '/dev/stdout'),
    errorLog: text('ERROR_LOG', 'stderr'),
  };
}

function readCount(name: string, environment: NodeJS.ProcessEnv): number {
  const count = Number(environment[name]);
  if (count > 0 && Number.isSafeInteger(count)) return count;
  throw new Error(`${name} must be a whole number from 1`);
}

function readAddresses(json: string): Record<string, string[]> {
  const addresses: unknown = JSON.parse(json);
  if (isAddresses(addresses)) return addresses;
  throw new Error('SERVICE_ADDRESSES must be JSON such as {"wallet":["wallet:3000"]}');
}

function isAddresses(value: unknown): value is Record<string, string[]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((list) => Array.isArray(list) && list.every((item) => typeof item === 'string'));
}
