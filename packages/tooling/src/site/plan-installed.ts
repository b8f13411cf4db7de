import { mkdirSync, writeFileSync } from 'node:fs';
import type { ServiceRecord } from '../service-version/index.ts';
import { serviceDeclaration, settingsCatalogue } from './service-declarations.ts';
import { ServiceVersions } from './service-versions.ts';
import { signingKeys } from './signing-keys.ts';
import type { SiteOptions } from './site-options.ts';
import { planPorts, type SitePlan } from './site-plan.ts';

interface Installed {
  readonly plan: SitePlan;
  readonly versions: ServiceVersions;
  /** Version of each service that this start begins with. */
  readonly starting: Readonly<Record<string, string>>;
  /** Records of the working tree's versions, by deployable. */
  readonly records: Readonly<Record<string, ServiceRecord>>;
}

/**
 * Plans a site and installs what a start needs: the working tree's services as versions, keys, the catalogue of
 * settings.
 */
export async function planInstalled(options: SiteOptions): Promise<Installed> {
  const planned = await planPorts(options);
  const names = planned.services.map(({ name }) => name);
  const versions = new ServiceVersions(planned.folders.releases);
  const installed = names.map((name) => ({ name, ...versions.keep(name) }));
  const starting = Object.fromEntries(installed.map(({ name, ...kept }) => [name, versions.startingVersion(name, kept)]));
  const places = Object.fromEntries(
    Object.entries(planned.places).map(([name, places]) => {
      const folder = versions.folderOf(name, starting[name]);
      return [name, places.map((place) => ({ ...place, folder }))];
    }),
  );
  const services = names.map((name) => serviceDeclaration(name, versions.folderOf(name, starting[name])));
  const keys = signingKeys(planned.folders.keys, [...names, 'gateway', 'releaser', 'session', 'operator']);
  mkdirSync(planned.folders.logs, { recursive: true });
  writeFileSync(planned.folders.settingsCatalogue, JSON.stringify(settingsCatalogue(services), null, 2));
  const records = Object.fromEntries(installed.map(({ name, record }) => [`services/${name}`, record]));
  return { plan: { ...planned, ...keys, services, places }, versions, starting, records };
}
