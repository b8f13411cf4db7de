import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';
import { readOutcome, type VitestReport } from './vitest-report.ts';

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
      const outcome = readOutcome(name, result, readReport(file));
      rmSync(folder, { recursive: true });
      return outcome;
    },
  };
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}
