import type { AuditReport } from './run-audit.ts';

/** The report as lines for a terminal. */
export function printReport(report: AuditReport): string {
  const lines = [`audit of ${report.members} members at ${report.takenAt.toISOString()}`];
  for (const { check, faults: count, examples } of report.findings) {
    lines.push(`  ${count === 0 ? 'ok     ' : 'FAULT  '} ${check.name}: ${check.claim}`);
    for (const { memberId, detail } of examples) lines.push(`          ${memberId ?? 'all members'}: ${detail}`);
    if (count > examples.length) lines.push(`          and ${count - examples.length} more`);
  }
  for (const { check, reason } of report.notRun) lines.push(`  NOT RUN ${check}: ${reason}`);
  lines.push(verdictOf(report));
  return `${lines.join('\n')}\n`;
}

function verdictOf({ faults, findings, notRun }: AuditReport): string {
  if (faults > 0) return `${faults} faults: the money does not add up`;
  if (notRun.length > 0)
    return `the money adds up as far as it was looked at: ${notRun.length} of ${findings.length + notRun.length} checks did not run`;
  return 'the money adds up';
}
