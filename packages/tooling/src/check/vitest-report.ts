import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../project-root.ts';
import { firstLine } from './first-line.ts';
import type { CommandResult } from './run-command.ts';
import type { Outcome } from './step.ts';

/** The parts of vitest's JSON report that are read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  /** Its path. */
  readonly name: string;
  readonly status: string;
  /** What was thrown outside of its tests. */
  readonly message: string;
  readonly assertionResults: readonly TestResult[];
}

interface TestResult {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

/** A file that failed without a failed test (it does not load, a hook threw), and a run that did, count as one failure each. */
export function readOutcome(name: string, { code, output }: CommandResult, report: VitestReport | null): Outcome {
  if (report === null) return { passed: 0, failures: [`${name}: vitest left no report: ${firstLine(output)}`], output };
  const failures = report.testResults.flatMap(failuresOf);
  if (failures.length === 0 && code !== 0) failures.push(`${name}: failed outside of every file: ${firstError(output)}`);
  return { passed: report.numPassedTests, failures, output };
}

function failuresOf({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative(projectRoot, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName.trim()}: ${firstLine(failureMessages[0] ?? '')}`);
}

/** Such as a promise that was rejected and that nobody awaited: named in the output only. */
function firstError(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  return firstLine(lines.find((line) => /^\s*\w*Error\b/.test(line)) ?? output);
}
