import type { Deployable } from '../registry/index.ts';

/** A deployable and everything that is in one group with it: they move together. */
export function membersOf(deployables: Readonly<Record<string, Deployable>>, name: string): [name: string, deployable: Deployable][] {
  const group = deployables[name]?.group ?? null;
  return Object.entries(deployables).filter(([other, deployable]) => other === name || (group !== null && deployable.group === group));
}
