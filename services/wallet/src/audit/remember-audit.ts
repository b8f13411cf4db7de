import { inTransaction, uuidv7, type Database, type Transaction } from '@facet/service-kit';
import { settleStop } from './payout-stop.ts';
import type { AuditReport } from './run-audit.ts';

export type Scope = 'new' | 'all';
export const scopeOf = ({ since }: Pick<AuditReport, 'since'>): Scope => (since ? 'new' : 'all');

/** Writes down what was found, when each check looked, and what follows for payouts. */
export async function rememberAudit(database: Database, report: AuditReport): Promise<void> {
  const ran = report.findings.map(({ check, faults, examples }) => ({ check: check.name, faults, examples }));
  const id = uuidv7();
  await inTransaction(database, async (transaction) => {
    await transaction('audits').insert({
      id,
      scope: scopeOf(report),
      since: report.since ?? transaction.raw("'-infinity'::timestamptz"),
      taken_at: report.takenAt,
      faults: report.faults,
      findings: JSON.stringify(ran),
      not_run: JSON.stringify(report.notRun),
    });
    await rememberChecks(transaction, report);
    await settleStop(transaction, { source: 'audit', id, takenAt: report.takenAt, ofEverything: scopeOf(report) === 'all', ran });
  });
}

async function rememberChecks(transaction: Transaction, report: AuditReport): Promise<void> {
  const { takenAt } = report;
  const looked = {
    looked_at: takenAt,
    ...(scopeOf(report) === 'all' && { looked_at_all: takenAt }),
    not_run_since: null,
    not_run_for: null,
  };
  for (const { check } of report.findings)
    await transaction('audit_checks')
      .insert({ name: check.name, ...looked })
      .onConflict('name')
      .merge();
  for (const { check, reason } of report.notRun)
    await transaction.raw(
      `insert into audit_checks (name, not_run_since, not_run_for) values (:check, :takenAt, :reason)
       on conflict (name) do update set not_run_since = coalesce(audit_checks.not_run_since, excluded.not_run_since), not_run_for = excluded.not_run_for`,
      { check, takenAt, reason },
    );
}
