import { expect, test } from 'vitest';
import { runStages } from '../../src/check/run-stages.ts';
import { selectSteps } from '../../src/check/select-steps.ts';
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
  const stages = [
    { name: 'first', steps: [step('a', []), step('b', ['b: why'])] },
    { name: 'second', steps: [step('c', [])] },
    { name: 'not selected', steps: [] },
  ];
  const totals = await runStages(stages, (text) => printed.push(text), never);
  expect(totals).toMatchObject({ passed: 6, failures: ['b: why'], files: [] });
  expect(totals.stages.map(({ name }) => name)).toEqual(['first', 'second']);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(printed.join('\n')).toContain('b says');
  expect(printed.join('\n')).not.toContain('a says');
});

test('a step beside a stage keeps no later stage waiting, and its failure counts', async () => {
  const order: string[] = [];
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const step = (name: string, failures: string[], waitFor = Promise.resolve()): Step => ({
    name,
    run: () => waitFor.then(() => (order.push(name), { passed: 0, failures, output: '' })),
  });
  const last: Step = { name: 'c', run: async () => (order.push('c'), tell(), { passed: 1, failures: [], output: '' }) };
  const stages = [
    { name: 'first', steps: [step('a', [])], beside: [step('b', ['b: why'], told)] },
    { name: 'second', steps: [last] },
  ];
  expect(await runStages(stages, () => undefined, never)).toMatchObject({ passed: 1, failures: ['b: why'] });
  expect(order).toEqual(['a', 'c', 'b']);
});

test('steps are chosen by name, and a name that none has tries nothing', () => {
  const step = (name: string): Step => ({ name, run: () => Promise.resolve({ passed: 1, failures: [], output: '' }) });
  const stages = [
    { name: 'first', steps: [step('a'), step('b')] },
    { name: 'second', steps: [step('c')], beside: [step('d')] },
  ];
  const chosen = (...names: string[]) =>
    selectSteps(stages, names).flatMap(({ steps, beside = [] }) => [...beside, ...steps].map(({ name }) => name));
  expect([chosen(), chosen('c', 'a'), chosen('d')]).toEqual([['a', 'b', 'd', 'c'], ['a', 'c'], ['d']]);
  expect(() => chosen('a', 'tset')).toThrow('there is no step tset: a, b, d, c');
});

test('the last lines name the slowest files, the stages and every failure again', () => {
  const files = Array.from({ length: 21 }, (_, index) => ({ file: `f${index}.test.ts`, ms: 1000 * (index + 1) }));
  const totals = { passed: 6, failures: ['x.test.ts > adds: no', 'lint: bad'], stages: [{ name: 'tests', ms: 61_240 }], files, tests: [] };
  const lines = summary(totals).split('\n');
  expect(lines.slice(0, 3)).toEqual(['', 'Slowest test files:', '   21.0 s  f20.test.ts']);
  expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(20);
  expect(lines.slice(-6)).toEqual(['   61.2 s  tests', '', 'Failed:', '  x.test.ts > adds: no', '  lint: bad', '6 passed, 2 failed']);
  expect(summary({ passed: 6, failures: [], stages: [], files: [], tests: [] })).toBe('6 passed, 0 failed');
});

test.each([
  ['process.exit(0)', { passed: 1, failures: [] }],
  ['console.log("\\n  two spaces\\nmore"); process.exit(3)', { passed: 0, failures: ['some tool: two spaces'] }],
])('a tool that runs %s', async (script, outcome) => {
  expect(await toolStep('some tool', ['node', '-e', script]).run(never, [])).toMatchObject(outcome);
});

test('a tool finds the variables of its step', async () => {
  const step = toolStep('some tool', ['node', '-p', 'process.env.CORES'], { CORES: 'one' });
  expect(await step.run(never, [])).toMatchObject({ passed: 1, output: 'one\n' });
});
