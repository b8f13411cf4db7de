import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../../src/check/step.ts';
import { outcomeOf, vitestStep } from '../../src/check/vitest-step.ts';
import { projectRoot } from '../../src/project-root.ts';

const never = new AbortController().signal;
const FILES = {
  'good.test.ts': `test('holds', () => undefined);`,
  'bad.test.ts': `describe('the sum', () => { test('adds', () => expect(1).toBe(2)); test('holds', () => undefined); });`,
  'unloaded.test.ts': `import './missing.ts';`,
  'hook.test.ts': `beforeAll(() => { throw new Error('no database'); }); test('is skipped', () => undefined);`,
  'stray.test.ts': `test('holds', () => void Promise.reject(new Error('nobody awaited this')));`,
};

let folder: string;
let outcome: Outcome;

/** A real run of vitest over files that fail in each of the ways there are. */
beforeAll(async () => {
  folder = mkdtempSync(join(projectRoot, '.cache/vitest-step-'));
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default { test: { globals: true, include: ["*.test.ts"] } };');
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  outcome = await vitestStep('some tests', [`--root=${folder}`]).run(never, []);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a failed test by its file, its name and the first line', /bad\.test\.ts > the sum > adds: expected 1 to be 2/],
  ['a file that does not load', /unloaded\.test\.ts: .*missing\.ts/],
  ['a file whose hook throws: its tests are skipped', /hook\.test\.ts: no database/],
  ['an error that no test awaited', /outside of every test: nobody awaited this/],
])('%s is a failure', (_, line) => {
  expect(outcome.failures.filter((failure) => line.test(failure))).toHaveLength(1);
});

test('what passed is counted, nothing else failed, and each file has its time', () => {
  expect(outcome.passed).toBe(3);
  expect(outcome.failures).toHaveLength(4);
  expect(outcome.files?.map(({ file }) => file.replace(/^.*\//, '')).toSorted()).toEqual(Object.keys(FILES).toSorted());
  expect(outcome.files?.filter(({ file, ms }) => file.includes('good') && !(ms > 0))).toEqual([]);
});

test('a run without a report, and one that failed without a failed test, are failures', () => {
  const output = '\n RUN v5\n';
  expect(outcomeOf('tests', { code: 1, output }, null).failures).toEqual(['tests: vitest left no report: RUN v5']);
  const report = { passed: 5, failures: [], files: [], tests: [] };
  expect(outcomeOf('tests', { code: 1, output }, report).failures).toEqual(['tests: vitest failed without a failed test']);
  expect(outcomeOf('tests', { code: 0, output }, report).failures).toEqual([]);
});
