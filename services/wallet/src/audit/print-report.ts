import type { AuditReport } from './run-audit.ts';

/** The report as lines for a terminal. */
export function printReport({ members, takenAt, findings, faults }: AuditReport): string {
  const lines = [`audit of ${members} members at ${takenAt.toISOString()}`];
  for (const { check, faults: count, examples } of findings) {
    lines.push(`  ${count === 0 ? 'ok   ' : 'FAULT'} ${check.name}: ${check.claim}`);
    for (const { memberId, detail } of examples) lines.push(`        ${memberId ?? 'all members'}: ${detail}`);
    if (count > examples.length) lines.push(`        and ${count - examples.length} more`);
  }
  lines.push(faults === 0 ? 'the money adds up' : `${faults} faults: the money does not add up`);
  return `${lines.join('\n')}\n`;
}
