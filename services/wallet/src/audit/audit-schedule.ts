import { repeat, inTransaction, type BackgroundJob, type Kit, type Transaction } from '@facet/service-kit';
import type { Auditor } from './auditor.ts';
import type { Scope } from './remember-audit.ts';

const LOOK_EVERY_MS = 60_000;
/** Rows of transactions that were open during the last audit carry older times than it. */
const OVERLAP_MS = 60_000;
const AUDIT_LOCK = 4_711_003;

/** What is new each hour, all of it each night after 03:00 UTC; one replica does it. */
export function auditSchedule(kit: Pick<Kit, 'database' | 'log'>, auditor: Auditor): BackgroundJob {
  const rounds = repeat({ log: kit.log, name: 'audit: a round', everyMs: LOOK_EVERY_MS, first: 'pause' }, () =>
    inTransaction(kit.database, async (transaction) => {
      const due = await whatIsDue(transaction);
      if (due) await auditor.run(due.scope === 'all' ? undefined : due.since);
    }),
  );
  return {
    start: () => rounds.start(),
    async stop() {
      await rounds.stop();
      await auditor.idle();
    },
  };
}

export interface DueAudit {
  scope: Scope;
  since: Date;
}

/** Undefined: nothing is due, or another replica is at it. */
export async function whatIsDue(transaction: Transaction): Promise<DueAudit | undefined> {
  const { rows } = await transaction.raw<{ rows: [{ mine: boolean; nightly_due: boolean; hourly_due: boolean; since: Date }] }>(
    `SELECT pg_try_advisory_xact_lock(?) AS mine,
       NOT EXISTS (SELECT FROM audits WHERE scope = 'all' AND taken_at >= date_trunc('day', clock_timestamp() - interval '3 hours', 'UTC') + interval '3 hours') AS nightly_due,
       NOT EXISTS (SELECT FROM audits WHERE taken_at > clock_timestamp() - interval '1 hour') AS hourly_due,
       coalesce((SELECT max(taken_at) FROM audits), 'epoch') - ? * interval '1 millisecond' AS since`,
    [AUDIT_LOCK, OVERLAP_MS],
  );
  const { mine, nightly_due, hourly_due, since } = rows[0];
  if (!mine || !(nightly_due || hourly_due)) return undefined;
  return { scope: nightly_due ? 'all' : 'new', since };
}
