import { RegistryClient } from '../registry/index.ts';
import { startControlServer } from './control-server.ts';
import type { ServiceFleet } from './service-fleet.ts';
import { ServiceReleases } from './service-releases.ts';
import type { ServiceVersions } from './service-versions.ts';
import { internalUrls, type SitePlan } from './site-plan.ts';

interface Surroundings {
  readonly fleet: ServiceFleet;
  readonly versions: ServiceVersions;
  readonly gatewayPid: () => number | null;
  readonly say: (message: string) => void;
}

/**
 * From now on the running site takes orders of the release command, and follows the registry. Returns how to end that.
 */
export async function takeReleases(plan: SitePlan, around: Surroundings): Promise<() => Promise<void>> {
  const { fleet, versions } = around;
  for (const service of fleet.services) versions.remember(service, fleet.serving(service).version);
  const registryUrl = (): string | undefined => internalUrls(plan, 'admin')[0];
  const registry = new RegistryClient(registryUrl, plan.keyFile('releaser'));
  const releases = new ServiceReleases(plan, { ...around, registry });
  const server = await startControlServer(plan.folders.controlSocket, {
    releases,
    describe: () => ({
      publicUrl: plan.publicUrl,
      gatewayUrl: `http://127.0.0.1:${plan.gatewayPort}`,
      services: Object.fromEntries(fleet.services.map((service) => [service, fleet.serving(service).version])),
    }),
  });
  const following = registryUrl() ? releases.follow() : Promise.resolve();
  return async () => {
    releases.stop();
    server.closeAllConnections();
    server.close();
    // What is being released ends with its processes; nobody waits for it.
    void following;
  };
}
