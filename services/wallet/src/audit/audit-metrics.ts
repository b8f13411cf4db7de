import { readGauge, type Kit } from '@facet/service-kit';
import type { Scope } from './remember-audit.ts';
import type { AuditReport } from './run-audit.ts';

const SCOPES: readonly Scope[] = ['new', 'all'];

/** For alarms, by what is written down: every replica tells the same, whichever of them did the audit. */
export function auditMetrics(kit: Pick<Kit, 'database' | 'log' | 'metrics'>): void {
  readGauge(kit, {
    name: 'wallet_audit_faults',
    help: 'faults that the last audit found',
    labelNames: ['check'],
    async read() {
      const last = await kit
        .database<{ findings: { check: string; faults: number }[] }>('audits')
        .orderBy('taken_at', 'desc')
        .first('findings');
      return (last?.findings ?? []).map(({ check, faults }) => ({ labels: { check }, value: faults }));
    },
  });
  readGauge(kit, {
    name: 'wallet_audit_timestamp_seconds',
    help: 'when the money was proven last; 0: never',
    labelNames: ['scope'],
    async read() {
      const { rows } = await kit.database.raw<{ rows: { scope: Scope; seconds: number }[] }>(
        'SELECT scope, extract(epoch FROM max(taken_at))::float8 AS seconds FROM audits GROUP BY scope',
      );
      return SCOPES.map((scope) => ({ labels: { scope }, value: rows.find((row) => row.scope === scope)?.seconds ?? 0 }));
    },
  });
}

/** An audit's faults in the log, where somebody looks who was alarmed. */
export function logAudit(log: Kit['log'], scope: Scope, report: AuditReport): void {
  for (const { check, faults, examples } of report.findings)
    if (faults > 0) log.error({ check: check.name, faults, examples }, 'audit: the money does not add up');
  log.info({ scope, members: report.members, faults: report.faults }, 'audit: done');
}
