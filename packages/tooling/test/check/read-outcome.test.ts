import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOutcome, type VitestReport } from '../../src/check/vitest-report.ts';
import { projectRoot } from '../../src/project-root.ts';

const name = join(projectRoot, 'services/wallet/test/ledger.test.ts');
const passed = { status: 'passed', fullName: 'ledger books', failureMessages: [] };
const failed = { status: 'failed', fullName: 'ledger books twice', failureMessages: ['AssertionError: expected 1 to be 2\n    at x'] };
const file = { name, status: 'passed', message: '', assertionResults: [passed] };
const report = (...testResults: VitestReport['testResults']): VitestReport => ({ numPassedTests: 5, testResults });

test.each<[string, VitestReport | null, string[]]>([
  [
    'a failed test by its file, its name and the first line',
    report(file, { ...file, status: 'failed', assertionResults: [passed, failed] }),
    ['services/wallet/test/ledger.test.ts > ledger books twice: AssertionError: expected 1 to be 2'],
  ],
  [
    'a file that does not load',
    report(file, { ...file, status: 'failed', message: 'Cannot find module x\nRequire stack', assertionResults: [] }),
    ['services/wallet/test/ledger.test.ts: Cannot find module x'],
  ],
  [
    'a file whose hook throws: its tests are skipped',
    report({ ...file, status: 'failed', message: '\u001B[31mno database\u001B[0m', assertionResults: [{ ...passed, status: 'skipped' }] }),
    ['services/wallet/test/ledger.test.ts: no database'],
  ],
  ['a run that fails without a failed test', report(file), ['services: failed outside of every file: Error: nobody awaited this']],
  ['a run without a report', null, ['services: vitest left no report: RUN v5']],
])('%s is a failure', (_, read, failures) => {
  const output = '\n RUN v5\n\nUnhandled Rejection\n  Error: nobody awaited this\n';
  expect(readOutcome('services', { code: 1, output }, read)).toEqual({ passed: read ? 5 : 0, failures, output });
});

test('a run in which everything passed has no failure', () => {
  expect(readOutcome('services', { code: 0, output: '' }, report(file)).failures).toEqual([]);
});
