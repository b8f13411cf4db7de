import type { Transaction } from '@facet/service-kit';

/**
 * How many networks voted on a deployable's versions after a time, and how many of these votes say that a page failed.
 */
export async function countVotes(transaction: Transaction, deployable: string, after: Date) {
  const { rows } = await transaction.raw<{ rows: [{ canary: number; canaryFailed: number; stable: number; stableFailed: number }] }>(
    `select count(*) filter (where cohort = 'canary')::int as "canary",
       count(failed_at) filter (where cohort = 'canary')::int as "canaryFailed",
       count(*) filter (where cohort = 'stable')::int as "stable",
       count(failed_at) filter (where cohort = 'stable')::int as "stableFailed"
     from telemetry_votes where deployable = ? and cast_at > ?`,
    [deployable, after],
  );
  return rows[0];
}
