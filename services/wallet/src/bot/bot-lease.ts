import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@facet/service-kit';

/** Longer than any purchase may take, so that it ends before its lease does. */
const LEASE_MS = 20_000;
const LOOK_AGAIN_MS = 50;

/** Lets one attempt at a time use the bot, over all replicas. Undefined: its turn did not come in time. */
export async function withLease<Result>(
  database: Database,
  { attemptId, withinMs }: { attemptId: string; withinMs: number },
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const endsAtMs = performance.now() + withinMs;
  while (!(await acquire(database, attemptId))) {
    if (performance.now() + LOOK_AGAIN_MS > endsAtMs) return undefined;
    await pause(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await database('payout_bot').where({ lease_holder: attemptId }).update({ lease_holder: null, lease_until: null });
  }
}

async function acquire(database: Database, attemptId: string): Promise<boolean> {
  const taken = await database('payout_bot')
    .whereRaw('lease_until is null or lease_until < clock_timestamp()')
    .update({ lease_holder: attemptId, lease_until: database.raw("clock_timestamp() + ? * interval '1 millisecond'", [LEASE_MS]) });
  return taken === 1;
}
