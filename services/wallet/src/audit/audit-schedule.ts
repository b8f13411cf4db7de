import { repeat, type BackgroundJob, type Database, type Kit } from '@facet/service-kit';
import type { Auditor } from './auditor.ts';
import { STUCK_AFTER_MINUTES } from './check.ts';
import { checkNames } from './checks/index.ts';
import type { DueChecks } from './run-audit.ts';

const LOOK_EVERY_MS = 60_000;
/**
 * What is half way is left alone until it is stuck, and so must be looked at again; rows of transactions that were open
 * during the last run carry older times than it, and clocks differ.
 */
const OVERLAP = `interval '${STUCK_AFTER_MINUTES + 5} minutes'`;

/** A check that could not look, as its service was away. */
const AGAIN_AFTER = "interval '5 minutes'";

/**
 * What is new each hour, all of it each night after 03:00 UTC; one replica does it. Runs by hand go on beside it, and
 * postpone nothing.
 */
export function auditSchedule(kit: Pick<Kit, 'database' | 'log'>, auditor: Auditor): BackgroundJob {
  const rounds = repeat({ log: kit.log, name: 'audit: a round', everyMs: LOOK_EVERY_MS, first: 'pause' }, () =>
    auditor.run(() => whatIsDue(kit.database)),
  );
  return {
    start: () => rounds.start(),
    async stop() {
      await rounds.stop();
      await auditor.idle();
    },
  };
}

interface DueCheck {
  name: string;
  /** Of everything. */
  all_due: boolean;
  since: Date | null;
}

/**
 * Undefined: nothing is due. A check is, an hour after it was tried; one whose service was away, five minutes after,
 * and by itself: the others go on with what is new. It looks at everything once each night, and each time while payouts
 * are stopped, so that the stop ends soon after its cause.
 */
export async function whatIsDue(database: Database): Promise<DueChecks | undefined> {
  const { rows } = await database.raw<{ rows: DueCheck[] }>(
    `with night as (select date_trunc('day', clock_timestamp() - interval '3 hours', 'UTC') + interval '3 hours' as began)
     select due.name, c.looked_at - ${OVERLAP} as since,
       c.looked_at is null or c.looked_at_all is null or c.looked_at_all < night.began
         or exists (select from payout_stops where source = 'audit' and ended_at is null) as all_due
     from unnest(:names::text[]) as due (name) cross join night left join audit_checks c on c.name = due.name
     where c.tried_at is null or c.tried_at <= clock_timestamp() - case when c.not_run_since is null then interval '1 hour' else ${AGAIN_AFTER} end`,
    { names: [...checkNames] },
  );
  const ofAll = rows.filter(({ all_due }) => all_due);
  if (ofAll.length > 0) return { checks: inOrder(ofAll), since: undefined };
  if (rows.length === 0) return undefined;
  return { checks: inOrder(rows), since: new Date(Math.min(...rows.map(({ since }) => Number(since)))) };
}

const inOrder = (due: readonly DueCheck[]): string[] => checkNames.filter((check) => due.some(({ name }) => name === check));
