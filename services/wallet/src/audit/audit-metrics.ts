import { readGauge, type Kit } from '@facet/service-kit';
import { checkNames } from './checks/index.ts';
import { scopeOf, type Scope } from './remember-audit.ts';
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
        'select scope, extract(epoch from max(taken_at))::float8 as seconds from audits group by scope',
      );
      return SCOPES.map((scope) => ({ labels: { scope }, value: rows.find((row) => row.scope === scope)?.seconds ?? 0 }));
    },
  });
  readGauge(kit, {
    name: 'wallet_audit_check_timestamp_seconds',
    help: 'when each check looked last, at what is new and at all; 0: never. One whose service is away does not look',
    labelNames: ['check', 'scope'],
    async read() {
      const { rows } = await kit.database.raw<{ rows: Record<Scope | 'name', string | number | null>[] }>(
        'select name, extract(epoch from looked_at)::float8 as new, extract(epoch from looked_at_all)::float8 as all from audit_checks',
      );
      return checkNames.flatMap((check) => {
        const row = rows.find(({ name }) => name === check);
        return SCOPES.map((scope) => ({ labels: { check, scope }, value: Number(row?.[scope] ?? 0) }));
      });
    },
  });
}

/** An audit's faults in the log, where somebody looks who was alarmed. */
export function logAudit(log: Kit['log'], report: AuditReport): void {
  for (const { check, faults, examples } of report.findings)
    if (faults > 0) log.error({ check: check.name, faults, examples }, 'audit: the money does not add up');
  for (const { check, reason } of report.notRun) log.warn({ check, reason }, 'audit: a check did not run');
  log.info({ scope: scopeOf(report), members: report.members, faults: report.faults, notRun: report.notRun.length }, 'audit: done');
}
