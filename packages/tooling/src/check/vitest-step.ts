import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, type CommandResult } from './run-command.ts';
import type { Outcome, Step } from './step.ts';

/** The parts of vitest's JSON report that are counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The tests of some workspaces, each test counted. `variables`: more environment for them. */
export function vitestStep(name: string, projects: readonly string[], maxWorkers: number, variables: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    async run(signal) {
      const folder = mkdtempSync(join(tmpdir(), 'facet-report-'));
      const file = join(folder, 'report.json');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const selected = projects.map((project) => `--project=${project}`);
      const result = await runCommand(['vitest', 'run', `--maxWorkers=${maxWorkers}`, ...reporters, ...selected], signal, variables);
      const outcome = countTests(result, readReport(file));
      rmSync(folder, { recursive: true });
      return outcome;
    },
  };
}

/** A file that does not even load, and a run that fails without a failed test, count as one failure each. */
export function countTests({ code, output }: CommandResult, report: VitestReport | null): Outcome {
  if (report === null) return { passed: 0, failed: 1, output };
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
  const failed = report.numFailedTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, output };
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}
