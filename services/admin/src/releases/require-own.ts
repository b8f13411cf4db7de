import { httpErrors } from '@facet/service-kit';

/** The key of the release command moves everything. */
const EVERYTHING = 'releaser';
/** A team's own key: `releaser-mfe-earn`. */
export const releasers = [EVERYTHING, `${EVERYTHING}-*`];

/** Whoever has one team's key publishes and moves that team's part, and no other's. @throws forbidden */
export function requireOwn(caller: string, deployables: readonly string[]): void {
  if (!caller.startsWith(`${EVERYTHING}-`)) return;
  const others = deployables.filter((deployable) => caller !== `${EVERYTHING}-${deployable}`);
  if (others.length > 0) throw httpErrors('forbidden', `The key ${caller} does not release ${others.join(', ')}`);
}
