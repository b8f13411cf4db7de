import type { Outcome } from './step.ts';

/** The end of the output: every failure again in a line, so that an excerpt of a log shows them all, and last `N passed, M failed`. */
export function summary({ passed, failures }: Pick<Outcome, 'passed' | 'failures'>): string {
  const list = failures.length > 0 ? ['', 'Failed:', ...failures.map((line) => `  ${line}`)] : [];
  return [...list, `${passed} passed, ${failures.length} failed`].join('\n');
}
