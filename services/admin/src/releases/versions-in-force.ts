import type { Database } from '@facet/service-kit';
import type { Fitting } from './fit-rules.ts';
import type { ReleaseState } from './pointers.ts';
import { readRecords, recordKey } from './registry-store.ts';

export interface InForce extends Fitting {
  cohort: 'stable' | 'canary';
  group: string | null;
}

/** Stable and canary versions of all deployables, with their records. */
export async function versionsInForce(database: Database, state: ReleaseState): Promise<InForce[]> {
  const named = Object.entries(state).flatMap(([deployable, { stable, canary, group }]) => [
    { deployable, version: stable, cohort: 'stable' as const, group },
    ...(canary ? [{ deployable, version: canary.version, cohort: 'canary' as const, group }] : []),
  ]);
  const records = await readRecords(database, named);
  return named.map((version) => ({ ...version, record: records.get(recordKey(version.deployable, version.version)) ?? {} }));
}

/** Whether one visitor may get both: within a group they get the stable versions or the canaries. */
export function mayMeet(one: InForce, other: InForce): boolean {
  return one.group === null || one.group !== other.group || one.cohort === other.cohort;
}
