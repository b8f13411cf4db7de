import { expect, test } from 'vitest';
import { runStages } from '../../src/check/run-stages.ts';
import type { Step } from '../../src/check/step.ts';
import { countTests } from '../../src/check/vitest-step.ts';

const loaded = { status: 'passed', assertionResults: [{}] };
const unloaded = { status: 'failed', assertionResults: [] };

test.each([
  ['passed and failed tests', { code: 1 }, { numPassedTests: 5, numFailedTests: 2, testResults: [loaded] }, [5, 2]],
  [
    'a file that does not load is a failure',
    { code: 1 },
    { numPassedTests: 5, numFailedTests: 0, testResults: [loaded, unloaded] },
    [5, 1],
  ],
  [
    'a run that fails without a failed test is a failure',
    { code: 1 },
    { numPassedTests: 5, numFailedTests: 0, testResults: [loaded] },
    [5, 1],
  ],
  ['a run without a report is a failure', { code: 0 }, null, [0, 1]],
] as const)('%s', (_, { code }, report, [passed, failed]) => {
  expect(countTests({ code, output: '' }, report)).toMatchObject({ passed, failed });
});

test('stages run in order, and their counts add up', async () => {
  const order: string[] = [];
  const step = (name: string, failed: number): Step => ({
    name,
    run: async () => {
      order.push(name);
      return { passed: 2, failed, output: `${name} says` };
    },
  });
  const printed: string[] = [];
  const totals = await runStages(
    [[step('a', 0), step('b', 1)], [step('c', 0)]],
    (text) => printed.push(text),
    new AbortController().signal,
  );
  expect(totals).toEqual({ passed: 6, failed: 1 });
  expect(order).toEqual(['a', 'b', 'c']);
  expect(printed.join('\n')).toContain('b says');
  expect(printed.join('\n')).not.toContain('a says');
});
