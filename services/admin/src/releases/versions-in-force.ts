import type { Database } from '@facet/service-kit';
import type { Fitting } from './fit-rules.ts';
import type { ReleaseState } from './pointers.ts';
import { readRecords, recordKey } from './registry-store.ts';

/** Stable and canary versions of all deployables, with their records. */
export async function versionsInForce(database: Database, state: ReleaseState): Promise<Fitting[]> {
  const named = Object.entries(state).flatMap(([deployable, { stable, canary }]) =>
    [stable, canary?.version].filter((version) => version !== undefined).map((version) => ({ deployable, version })),
  );
  const records = await readRecords(database, named);
  return named.map(({ deployable, version }) => ({ deployable, version, record: records.get(recordKey(deployable, version)) ?? {} }));
}
