import { ServiceVersions } from '../site/index.ts';
import { pruneVersions } from './prune-versions.ts';
import type { ReleaseContext } from './release-context.ts';

/** Keeps the service's version that lies in the working tree (or in `from`), and lets the running site move to it. */
export async function releaseService(
  context: ReleaseContext,
  { name, from, reason }: { name: string; from: string | undefined; reason: string },
): Promise<void> {
  const { folders, registry, site, by, say } = context;
  const deployable = `services/${name}`;
  const { revision, deployables } = await registry.current();
  const { version, record } = new ServiceVersions(folders.releases).keep(name, from);
  if (deployables[deployable]?.stable.version === version && context.description.services[name] === version) {
    return say(`${deployable} ${version}: that is what serves already, nothing to do`);
  }
  await registry.publish(deployable, record);
  const moved = await site.releaseService({ service: name, version, revision, reason, by });
  say(`${deployable} ${version}: serves (revision ${moved})`);
  await pruneVersions(context, [deployable]);
}
