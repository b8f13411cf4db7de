import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, type BackgroundJob, type Kit, type Transaction } from '@facet/service-kit';
import { Gauge } from 'prom-client';
import { runAudit, type AuditReport } from './run-audit.ts';

type Scope = 'new' | 'all';

const LOOK_EVERY_MS = 60_000;
/** Rows of transactions that were open during the last audit carry older times than it. */
const OVERLAP_MS = 60_000;
const AUDIT_LOCK = 4_711_003;

/** What is new each hour, all of it each night after 03:00 UTC; one replica does it. */
export function auditSchedule({ database, log, metrics }: Pick<Kit, 'database' | 'log' | 'metrics'>): BackgroundJob {
  const faults = new Gauge({
    name: 'wallet_audit_faults',
    help: 'faults that the last audit found',
    labelNames: ['check'],
    registers: [metrics],
  });
  const takenAt = new Gauge({
    name: 'wallet_audit_timestamp_seconds',
    help: 'when the money was proven last',
    labelNames: ['scope'],
    registers: [metrics],
  });
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;

  const tell = (scope: Scope, report: AuditReport): void => {
    takenAt.set({ scope }, report.takenAt.getTime() / 1000);
    for (const finding of report.findings) {
      faults.set({ check: finding.check.name }, finding.faults);
      if (finding.faults > 0)
        log.error({ check: finding.check.name, faults: finding.faults, examples: finding.examples }, 'audit: the money does not add up');
    }
    log.info({ scope, members: report.members, faults: report.faults }, 'audit: done');
  };
  const look = async (): Promise<void> => {
    await inTransaction(database, async (transaction) => {
      const due = await whatIsDue(transaction);
      if (!due) return;
      const report = await runAudit(database, due.scope === 'all' ? {} : { since: due.since });
      await remember(transaction, due, report);
      tell(due.scope, report);
    });
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) await look().catch((error: unknown) => log.error({ err: error }, 'audit: could not run'));
    }
  };
  return {
    start: () => void (loop = run()),
    async stop() {
      stopping.abort();
      await loop;
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

async function remember(transaction: Transaction, due: DueAudit, report: AuditReport): Promise<void> {
  const findings = report.findings.map(({ check, faults, examples }) => ({ check: check.name, faults, examples }));
  await transaction('audits').insert({
    scope: due.scope,
    since: due.scope === 'all' ? transaction.raw("'-infinity'::timestamptz") : due.since,
    taken_at: report.takenAt,
    faults: report.faults,
    findings: JSON.stringify(findings),
  });
}
