import { expect, test } from 'vitest';
import { runStages } from '../../src/check/run-stages.ts';
import type { Step } from '../../src/check/step.ts';
import { summary } from '../../src/check/summary.ts';
import { toolStep } from '../../src/check/tool-step.ts';

const never = new AbortController().signal;

test('stages run in order, and their counts add up', async () => {
  const order: string[] = [];
  const step = (name: string, failures: string[]): Step => ({
    name,
    run: async () => {
      order.push(name);
      return { passed: 2, failures, output: `${name} says` };
    },
  });
  const printed: string[] = [];
  const totals = await runStages([[step('a', []), step('b', ['b: why'])], [step('c', [])]], (text) => printed.push(text), never);
  expect(totals).toEqual({ passed: 6, failures: ['b: why'] });
  expect(order).toEqual(['a', 'b', 'c']);
  expect(printed.join('\n')).toContain('b says');
  expect(printed.join('\n')).not.toContain('a says');
});

test('the last lines name every failure again', () => {
  expect(summary({ passed: 6, failures: ['x.test.ts > adds: no', 'lint: bad'] })).toBe(
    '\nFailed:\n  x.test.ts > adds: no\n  lint: bad\n6 passed, 2 failed',
  );
  expect(summary({ passed: 6, failures: [] })).toBe('6 passed, 0 failed');
});

test.each([
  ['process.exit(0)', { passed: 1, failures: [] }],
  ['console.log("\\n  two spaces\\nmore"); process.exit(3)', { passed: 0, failures: ['some tool: two spaces'] }],
])('a tool that runs %s', async (script, outcome) => {
  expect(await toolStep('some tool', ['node', '-e', script]).run(never)).toMatchObject(outcome);
});
