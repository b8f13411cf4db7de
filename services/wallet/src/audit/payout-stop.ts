import type { Database } from '@facet/service-kit';

export interface PayoutStop {
  /** When the first of the audits that failed was taken, ISO 8601. */
  since: string;
  /** Of the last one that failed. */
  faults: number;
  checks: string[];
}

/**
 * Payouts are stopped from an audit that failed until a clean one of everything: one of what is new does not look where the
 * fault was. Undefined: they are not.
 */
export async function whyStopped(database: Database): Promise<PayoutStop | undefined> {
  const { rows } = await database.raw<{ rows: { taken_at: Date; faults: number; findings: { check: string; faults: number }[] }[] }>(
    `SELECT taken_at, faults, findings FROM audits
     WHERE faults > 0 AND taken_at > coalesce((SELECT max(taken_at) FROM audits WHERE scope = 'all' AND faults = 0), '-infinity')
     ORDER BY taken_at`,
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  const checks = last.findings.filter(({ faults }) => faults > 0).map(({ check }) => check);
  return { since: first.taken_at.toISOString(), faults: last.faults, checks };
}
