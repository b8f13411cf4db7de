import type { Kit } from '@facet/service-kit';
import { Gauge } from 'prom-client';
import type { Scope } from './remember-audit.ts';
import type { AuditReport } from './run-audit.ts';

/** Tells each audit to who watches: figures for alarms, faults in the log. */
export function auditMetrics({ log, metrics }: Pick<Kit, 'log' | 'metrics'>): (scope: Scope, report: AuditReport) => void {
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
  return (scope, report) => {
    takenAt.set({ scope }, report.takenAt.getTime() / 1000);
    for (const finding of report.findings) {
      faults.set({ check: finding.check.name }, finding.faults);
      if (finding.faults > 0)
        log.error({ check: finding.check.name, faults: finding.faults, examples: finding.examples }, 'audit: the money does not add up');
    }
    log.info({ scope, members: report.members, faults: report.faults }, 'audit: done');
  };
}
