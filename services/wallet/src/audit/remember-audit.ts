import { inTransaction, uuidv7, type Database, type Transaction } from '@facet/service-kit';
import { settleStop } from './payout-stop.ts';
import type { AuditReport } from './run-audit.ts';

export type Scope = 'new' | 'all';
export const scopeOf = ({ since }: Pick<AuditReport, 'since'>): Scope => (since ? 'new' : 'all');

/** By hand: an operator's, or the command's. */
export type MadeBy = 'by schedule' | 'by hand';

/** Writes down what was found, and what follows for payouts; of a run by schedule, when each check looked. */
export async function rememberAudit(database: Database, report: AuditReport, made: MadeBy): Promise<void> {
  const ran = report.findings.map(({ check, faults, examples }) => ({ check: check.name, faults, examples }));
  const id = uuidv7();
  await inTransaction(database, async (transaction) => {
    // Nothing was proven: operators are told by the check that did not look.
    if (ran.length > 0)
      await transaction('audits').insert({
        id,
        scope: scopeOf(report),
        since: report.since ?? transaction.raw("'-infinity'::timestamptz"),
        taken_at: report.takenAt,
        faults: report.faults,
        findings: JSON.stringify(ran),
        not_run: JSON.stringify(report.notRun),
      });
    if (made === 'by schedule') await rememberChecks(transaction, report);
    await settleStop(transaction, { source: 'audit', id, takenAt: report.takenAt, ofEverything: scopeOf(report) === 'all', ran });
  });
}

async function rememberChecks(transaction: Transaction, report: AuditReport): Promise<void> {
  for (const { check, lookedAt } of report.findings)
    await transaction('audit_checks')
      .insert({
        name: check.name,
        tried_at: report.takenAt,
        looked_at: lookedAt,
        ...(scopeOf(report) === 'all' && { looked_at_all: lookedAt }),
        not_run_since: null,
        not_run_for: null,
      })
      .onConflict('name')
      .merge();
  for (const { check, reason } of report.notRun)
    await transaction.raw(
      `insert into audit_checks (name, tried_at, not_run_since, not_run_for) values (:check, :takenAt, :takenAt, :reason)
       on conflict (name) do update set tried_at = excluded.tried_at,
         not_run_since = coalesce(audit_checks.not_run_since, excluded.not_run_since), not_run_for = excluded.not_run_for`,
      { check, takenAt: report.takenAt, reason },
    );
}
