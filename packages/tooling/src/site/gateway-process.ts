import { mkdirSync } from 'node:fs';
import { readManifests, renderGateway } from '@facet/gateway';
import { join } from 'node:path';
import { findNginx } from '../nginx/index.ts';
import { projectRoot } from '../project-root.ts';
import type { ProcessSpec } from '../supervise/index.ts';
import { publicHosts } from './site-options.ts';
import { logFile, simulatorUrl, type ServicePlace, type SitePlan } from './site-plan.ts';

/**
 * Renders the gateway's configuration for this site and says how to start it. Throws with everything that is wrong with
 * the routes.
 */
export function gatewayProcess(plan: SitePlan): ProcessSpec {
  const simulator = simulatorUrl(plan);
  const names = plan.services.map(({ name }) => name);
  const placesOf = (name: string): readonly ServicePlace[] => plan.places[name] ?? [];
  const internal = (name: string): string[] => placesOf(name).map(({ internalPort }) => `127.0.0.1:${internalPort}`);
  mkdirSync(plan.folders.logs, { recursive: true });
  const { command, args, environment } = renderGateway({
    nginx: findNginx(),
    manifests: manifestsOf(plan),
    addresses: Object.fromEntries(names.map((name) => [name, placesOf(name).map(({ port }) => `127.0.0.1:${port}`)])),
    identityInternal: internal('identity'),
    adminInternal: internal('admin'),
    serviceKeysFile: plan.publicKeysFile,
    siteDir: plan.folders.site,
    outDir: plan.folders.gateway,
    stateDir: plan.folders.gatewayState,
    keyFile: plan.keyFile('gateway'),
    publicUrl: plan.publicUrl,
    listen: publicAddresses(plan),
    internalListen: `127.0.0.1:${plan.gatewayInternalPort}`,
    ...(plan.options.signInsPerSecond ? { signInsPerSecond: plan.options.signInsPerSecond } : {}),
    ...(plan.options.trustedProxies ? { trustedProxies: plan.options.trustedProxies } : {}),
    ...(plan.options.frameOrigins ? { frameOrigins: plan.options.frameOrigins } : {}),
    ...(simulator ? { simulatorOrigin: simulator } : {}),
    accessLog: logFile(plan, 'gateway-access'),
    errorLog: 'stderr',
  });
  return { name: 'gateway', command, args, environment: { PATH: process.env['PATH'], ...environment }, workingFolder: projectRoot };
}

/** Each service's routes as the version that runs declares them. */
function manifestsOf({ services, places }: SitePlan): ReturnType<typeof readManifests> {
  const folders = new Set(services.map(({ name }) => places[name]?.[0]?.folder ?? projectRoot));
  const found = [...folders].flatMap((folder) => readManifests(join(folder, 'services')).map((manifest) => ({ folder, manifest })));
  return found.filter(({ folder, manifest }) => places[manifest.name]?.[0]?.folder === folder).map(({ manifest }) => manifest);
}

function publicAddresses({ gatewayPort, options }: SitePlan): string[] {
  return publicHosts(options).map((host) => (host.includes(':') ? `[${host}]:${gatewayPort}` : `${host}:${gatewayPort}`));
}
