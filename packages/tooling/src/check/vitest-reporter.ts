import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { projectRoot } from '../project-root.ts';
import { firstLine } from './first-line.ts';
import type { TestOutcome } from './specification.ts';
import type { TimedFile } from './step.ts';

/** What one run of vitest found, as `npm test` reads it. */
export interface VitestReport {
  readonly passed: number;
  /** A line for each failure: file, test, first line of the message. */
  readonly failures: readonly string[];
  readonly files: readonly TimedFile[];
  readonly tests: readonly TestOutcome[];
}

/**
 * Writes a `VitestReport` to the file that TEST_REPORT names. A file that failed without a failed test (it does not
 * load, a hook threw), and an error that no test awaited, count as one failure each.
 */
export default class ReportFile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env['TEST_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)));
  }
}

export function reportOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): VitestReport {
  return {
    passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
    failures: [...modules.flatMap(failuresIn), ...unhandled.map(({ message }) => `outside of every test: ${firstLine(message)}`)],
    files: modules.map((module) => ({ file: nameOf(module), ms: elapsedMs(module) })),
    tests: modules.flatMap((module) => [...module.children.allTests()].map((test) => outcomeOf(module, test))),
  };
}

function failuresIn(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')].map((test) => {
    const [error] = test.result().errors ?? [];
    return `${nameOf(module)} > ${test.fullName}: ${firstLine(error?.message ?? '')}`;
  });
  if (failed.length > 0 || module.ok()) return failed;
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  return [`${nameOf(module)}: ${firstLine(errors[0]?.message ?? '')}`];
}

function outcomeOf(module: TestModule, test: TestCase): TestOutcome {
  const { state, errors } = test.result();
  const { statement } = test.meta();
  const problem = errors?.[0]?.message;
  return {
    file: nameOf(module),
    name: test.name,
    passed: state === 'passed',
    ...(problem !== undefined && { problem: firstLine(problem) }),
    ...(statement && { statement }),
  };
}

/** Everything that the file kept its worker busy with, loading its modules included. */
function elapsedMs(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

function nameOf(module: TestModule): string {
  return relative(projectRoot, module.moduleId);
}
