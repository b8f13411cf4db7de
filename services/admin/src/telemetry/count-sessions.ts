import type { Transaction } from '@facet/service-kit';

export interface SessionWindow {
  deployable: string;
  version: string;
  cohort: 'stable' | 'canary';
  /** Sessions that began earlier do not count, not even when they fail now. */
  seenAfter: Date;
  /** What happened after this, and not after `until`. */
  after: Date;
  until: Date;
}

/** How many sessions began, and how many had their first error, within a window of time. */
export async function countSessions(transaction: Transaction, window: SessionWindow): Promise<{ began: number; failed: number }> {
  const { deployable, version, cohort, seenAfter, after, until } = window;
  const { rows } = await transaction.raw<{ rows: [{ began: number; failed: number }] }>(
    `select count(*) filter (where seen_at > :after and seen_at <= :until)::int as began,
       count(*) filter (where affected_at > :after and affected_at <= :until)::int as failed
     from telemetry_sessions
     where deployable = :deployable and version = :version and cohort = :cohort and seen_at > :seenAfter
       and (seen_at > :after or affected_at > :after)`,
    { deployable, version, cohort, seenAfter, after, until },
  );
  return rows[0];
}
