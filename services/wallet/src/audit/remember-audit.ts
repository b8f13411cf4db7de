import type { Database } from '@facet/service-kit';
import type { AuditReport } from './run-audit.ts';

export type Scope = 'new' | 'all';

/** Writes down what was found: a fault stops payouts, a clean audit of everything lets them go on. `since` undefined: of everything. */
export async function rememberAudit(database: Database, report: AuditReport, since?: Date): Promise<void> {
  const findings = report.findings.map(({ check, faults, examples }) => ({ check: check.name, faults, examples }));
  await database('audits').insert({
    scope: since ? 'new' : 'all',
    since: since ?? database.raw("'-infinity'::timestamptz"),
    taken_at: report.takenAt,
    faults: report.faults,
    findings: JSON.stringify(findings),
  });
}
