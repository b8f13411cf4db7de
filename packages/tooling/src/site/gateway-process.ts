import { networkInterfaces } from 'node:os';
import { mkdirSync } from 'node:fs';
import { readManifests, renderGateway } from '@facet/gateway';
import { join } from 'node:path';
import { findNginx } from '../nginx/index.ts';
import { projectRoot } from '../project-root.ts';
import type { ProcessSpec } from '../supervise/index.ts';
import { logFile, simulatorUrl, type SitePlan } from './site-plan.ts';

/** Renders the gateway's configuration for this site and says how to start it. Throws with everything that is wrong with the routes. */
export function gatewayProcess(plan: SitePlan): ProcessSpec {
  const simulator = simulatorUrl(plan);
  const names = plan.services.map(({ name }) => name);
  mkdirSync(plan.folders.logs, { recursive: true });
  const { command, args, environment } = renderGateway({
    nginx: findNginx(),
    manifests: readManifests(join(projectRoot, 'services')).filter(({ name }) => names.includes(name)),
    addresses: Object.fromEntries(names.map((name) => [name, [`127.0.0.1:${plan.ports[name]?.port}`]])),
    identityInternal: [`127.0.0.1:${plan.ports['identity']?.internalPort}`],
    siteDir: plan.folders.site,
    outDir: plan.folders.gateway,
    stateDir: plan.folders.gatewayState,
    keyFile: plan.keyFile('gateway'),
    publicUrl: plan.publicUrl,
    listen: publicAddresses(plan),
    internalListen: `127.0.0.1:${plan.gatewayInternalPort}`,
    ...(plan.options.trustedProxies ? { trustedProxies: plan.options.trustedProxies } : {}),
    ...(simulator ? { simulatorOrigin: simulator } : {}),
    accessLog: logFile(plan, 'gateway-access'),
    errorLog: 'stderr',
  });
  return { name: 'gateway', command, args, environment: { PATH: process.env['PATH'], ...environment }, workingFolder: projectRoot };
}

/** A site that only this machine knows listens only to this machine. */
function publicAddresses({ gatewayPort, options }: SitePlan): string[] {
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));
  const [v4, v6] = options.publicUrl ? ['0.0.0.0', '[::]'] : ['127.0.0.1', '[::1]'];
  return [`${v4}:${gatewayPort}`, ...(hasIpv6 ? [`${v6}:${gatewayPort}`] : [])];
}
