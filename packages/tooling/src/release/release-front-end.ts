import { join } from 'node:path';
import { buildRemoteOrShell, type ReleaseRecord } from '../front-end/index.ts';
import type { Move, RegistryDocument } from '../registry/index.ts';
import { pruneVersions } from './prune-versions.ts';
import type { ReleaseContext } from './release-context.ts';
import { untilServed } from './until-served.ts';

interface Order {
  readonly names: readonly string[];
  readonly from: string | undefined;
  /** Percent of the visitors; null: everybody. */
  readonly share: number | null;
  readonly group: string | null;
  readonly reason: string;
}

/** Builds these, publishes them, and moves all of them at once: to everybody, or to a share of the visitors. */
export async function releaseFrontEnd(context: ReleaseContext, { names, from, share, group, reason }: Order): Promise<void> {
  const { registry, by, say } = context;
  const before = await registry.current();
  const built = await buildAndPublish(context, names, from);
  const moves = built.flatMap(({ name, version }) => moveOf(before, { name, version, share, group }));
  const words = built.map(({ name, version }) => `${name} ${version}`).join(' and ');
  if (moves.length === 0) return say(`${words}: that is what is out already, nothing to do`);
  const revision = await registry.move({ revision: before.revision, moves, reason, by });
  await untilServed(context, revision);
  say(`${words}: ${share === null ? 'out for everybody' : `canary for ${share} % of the visitors`} (revision ${revision})`);
  await pruneVersions(context, names);
}

/** Builds and copies each, and makes it known to the registry; nobody gets it yet. */
export async function buildAndPublish(
  { folders, registry, say }: ReleaseContext,
  names: readonly string[],
  from: string | undefined,
): Promise<{ name: string; version: string }[]> {
  const built: { name: string; record: ReleaseRecord }[] = [];
  for (const name of names) built.push({ name, record: await buildRemoteOrShell(name, { from, siteDir: join(folders.site), say }) });
  for (const { name, record } of built) await registry.publish(name, record);
  return built.map(({ name, record }) => ({ name, version: record.metadata.version }));
}

/** Empty when that is what is out already. */
function moveOf(
  { deployables }: RegistryDocument,
  { name, version, share, group }: { name: string; version: string; share: number | null; group: string | null },
): Move[] {
  const now = deployables[name];
  const isStable = now?.stable.version === version;
  if (share === null) return isStable && !now.canary ? [] : [{ deployable: name, stable: version, canary: null }];
  const isCanary = now?.canary?.version === version && now.canary.share === share && now.group === group;
  return isStable || isCanary ? [] : [{ deployable: name, canary: { version, share }, group }];
}
