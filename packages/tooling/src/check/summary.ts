import type { Totals } from './run-stages.ts';

const SLOWEST = 20;

/**
 * The end of the output: the slowest test files, what each stage took, every failure again in a line, so that an
 * excerpt of a log shows them all, and last `N passed, M failed`.
 */
export function summary({ passed, failures, stages, files }: Totals): string {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  const failed = failures.map((line) => `  ${line}`);
  return [
    ...headed(
      'Slowest test files:',
      slowest.map(({ file, ms }) => timed(ms, file)),
    ),
    ...headed(
      'Stages:',
      stages.map(({ name, ms }) => timed(ms, name)),
    ),
    ...headed('Failed:', failed),
    `${passed} passed, ${failures.length} failed`,
  ].join('\n');
}

function headed(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', heading, ...lines] : [];
}

function timed(ms: number, name: string): string {
  return `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`;
}
