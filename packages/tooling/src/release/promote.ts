import { ReleaseError } from '../registry/index.ts';
import { membersOf } from './members-of.ts';
import type { ReleaseContext } from './release-context.ts';
import { untilServed } from './until-served.ts';

/** Gives the canary of a deployable, and of everything in its group, to everybody. */
export async function promote(context: ReleaseContext, { name, reason }: { name: string; reason: string }): Promise<void> {
  const { registry, by, say } = context;
  const { revision, deployables } = await registry.current();
  const canaries = membersOf(deployables, name).flatMap(([deployable, { canary }]) =>
    canary ? [{ deployable, stable: canary.version }] : [],
  );
  if (canaries.length === 0) throw new ReleaseError('nothing_to_do', `${name} has no canary to promote`);
  const moves = canaries.map((canary) => ({ ...canary, canary: null }));
  const moved = await registry.move({ revision, moves, reason, by });
  await untilServed(context, moved);
  say(`${canaries.map(({ deployable, stable }) => `${deployable} ${stable}`).join(' and ')}: out for everybody (revision ${moved})`);
}
