import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstLine } from './first-line.ts';
import { runCommand, type CommandResult } from './run-command.ts';
import type { Outcome, Step } from './step.ts';
import type { VitestReport } from './vitest-reporter.ts';

const REPORTER = join(import.meta.dirname, 'vitest-reporter.ts');

/** One run of vitest; `args` choose the tests. Each test counts. `variables`: more environment for them. */
export function vitestStep(name: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    async run(signal) {
      const folder = mkdtempSync(join(tmpdir(), 'facet-report-'));
      const file = join(folder, 'report.json');
      const command = ['vitest', 'run', '--reporter=default', `--reporter=${REPORTER}`, ...args];
      const result = await runCommand(command, signal, { ...variables, TEST_REPORT: file });
      const outcome = outcomeOf(name, result, readReport(file));
      rmSync(folder, { recursive: true });
      return outcome;
    },
  };
}

/** A run that left no report, or that failed although its report knows of no failure (a setup threw), is a failure. */
export function outcomeOf(name: string, { code, output }: CommandResult, report: VitestReport | null): Outcome {
  if (report === null) return { passed: 0, failures: [`${name}: vitest left no report: ${firstLine(output)}`], output };
  const { passed, failures, files, tests } = report;
  if (code === 0 || failures.length > 0) return { passed, failures, files, tests, output };
  return { passed, failures: [`${name}: vitest failed without a failed test`], files, tests, output };
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}
