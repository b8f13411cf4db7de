import { ReleaseError, type Deployable, type Move } from '../registry/index.ts';
import type { Target } from './deployable-name.ts';
import { membersOf } from './members-of.ts';
import type { ReleaseContext } from './release-context.ts';
import { untilServed } from './until-served.ts';

/** Goes back, as the kind of the target allows. Throws `nothing_to_do` when there is nothing to go back to. */
export function rollBack(context: ReleaseContext, { kind, name }: Target, reason: string): Promise<void> {
  return kind === 'service' ? rollBackService(context, { name, reason }) : rollBackFrontEnd(context, { name, reason });
}

/** Takes a canary back, with its group; where there is none, the previous version becomes the stable one again. */
async function rollBackFrontEnd(context: ReleaseContext, { name, reason }: { name: string; reason: string }): Promise<void> {
  const { registry, by, say } = context;
  const { revision, deployables } = await registry.current();
  const canaries = membersOf(deployables, name).filter(([, { canary }]) => canary !== null);
  const moves: Move[] =
    canaries.length > 0
      ? canaries.map(([deployable]) => ({ deployable, canary: null }))
      : [{ deployable: name, stable: previousOf(deployables[name], name) }];
  const moved = await registry.move({ revision, moves, reason, by });
  await untilServed(context, moved);
  const words = moves.map(({ deployable, stable }) => `${deployable} ${stable ?? deployables[deployable]?.stable.version}`);
  say(`${words.join(' and ')}: out for everybody again${canaries.length > 0 ? ', the canary is taken back' : ''} (revision ${moved})`);
}

/** Starts the previous version beside the one that serves, and moves to it when it is ready. */
async function rollBackService(context: ReleaseContext, { name, reason }: { name: string; reason: string }): Promise<void> {
  const { registry, site, by, say } = context;
  const { revision, deployables } = await registry.current();
  const version = previousOf(deployables[`services/${name}`], `services/${name}`);
  const moved = await site.releaseService({ service: name, version, revision, reason, by });
  say(`services/${name} ${version}: serves again (revision ${moved})`);
}

function previousOf(deployable: Deployable | undefined, name: string): string {
  if (deployable?.previous) return deployable.previous.version;
  throw new ReleaseError('nothing_to_do', `${name} has no canary and no previous version to go back to`);
}
