import { repeat, type BackgroundJob, type Database, type Kit } from '@facet/service-kit';
import type { Auditor } from './auditor.ts';
import { STUCK_AFTER_MINUTES } from './check.ts';
import { checkNames } from './checks/index.ts';

const LOOK_EVERY_MS = 60_000;
/**
 * What is half way is left alone until it is stuck, and so must be looked at again; rows of transactions that were open during the last
 * run carry older times than it, and clocks differ.
 */
const OVERLAP = `interval '${STUCK_AFTER_MINUTES + 5} minutes'`;

/** What is new each hour, all of it each night after 03:00 UTC; one replica does it. */
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

/**
 * Undefined: nothing is due. Everything is: each night until each check has looked at it (one whose service is away is tried again each
 * hour), and each hour while payouts are stopped, so that the stop ends soon after its cause.
 */
export async function whatIsDue(database: Database): Promise<{ since: Date | undefined } | undefined> {
  const { rows } = await database.raw<{ rows: [{ all_due: boolean; tried: boolean; recent: boolean; since: Date | null }] }>(
    `with night as (select date_trunc('day', clock_timestamp() - interval '3 hours', 'UTC') + interval '3 hours' as began)
     select exists (select from payout_stops where source = 'audit' and ended_at is null)
         or count(*) filter (where c.looked_at_all >= night.began) < cardinality(:names::text[]) as all_due,
       exists (select from audits where scope = 'all' and taken_at >= night.began) as tried,
       exists (select from audits where taken_at > clock_timestamp() - interval '1 hour') as recent,
       min(c.looked_at) - ${OVERLAP} as since
     from night left join audit_checks c on c.name = any (:names::text[]) group by night.began`,
    { names: [...checkNames] },
  );
  const { all_due, tried, recent, since } = rows[0];
  if (recent && (tried || !all_due)) return undefined;
  return { since: all_due || since === null ? undefined : since };
}
