import { expect, test } from 'vitest';
import { STATEMENTS, tallyOf, type TestOutcome } from '../../src/check/specification.ts';

const PROOF = { file: 'mfe-x/test/x.test.tsx', title: 'says %s for $name (twice)' };
const other: TestOutcome = { file: PROOF.file, name: 'says Bronze for nova (twice)', passed: true };

const statement = (at: number, change: Partial<TestOutcome> = {}): TestOutcome => ({
  file: 'e2e/spec/spec.test.ts',
  name: `1.${at}`,
  passed: true,
  statement: { id: `1.${at}`, says: 'It is so', provenBy: at === 1 ? [PROOF] : [] },
  ...change,
});
const all = (...first: TestOutcome[]): TestOutcome[] => [
  ...first,
  ...Array.from({ length: STATEMENTS - first.length }, (_, at) => statement(first.length + 1 + at)),
];

test('what passed holds, together with the test that it names; a decision is counted apart', () => {
  const decided = statement(2, { statement: { id: '1.2', says: 'Not so', provenBy: [], decided: 'docs/decisions/023.md' } });
  const { failures, line } = tallyOf([...all(statement(1), decided), other]);
  expect(failures).toEqual([]);
  expect(line).toBe(`spec: ${STATEMENTS - 1} of ${STATEMENTS} hold, 1 decided`);
});

test.each([
  ['fails', [statement(1, { passed: false, problem: 'it was red' }), other], '1.1 It is so: it was red'],
  ['names a test that did not run', [statement(1)], `1.1 It is so: ${PROOF.file} > ${PROOF.title}: no such test ran`],
  [
    'names a test of another file',
    [statement(1), { ...other, file: 'y.test.ts' }],
    `1.1 It is so: ${PROOF.file} > ${PROOF.title}: no such test ran`,
  ],
  [
    'names a test of which one case failed',
    [statement(1), other, { ...other, name: 'says Gold for kim (twice)', passed: false }],
    `1.1 It is so: ${PROOF.file} > says Gold for kim (twice): did not pass`,
  ],
])('a statement that %s does not hold', (_what, [first, ...others], failure) => {
  const { failures, line } = tallyOf([...all(first ?? other), ...others]);
  expect(failures).toEqual([failure]);
  expect(line).toBe(`spec: ${STATEMENTS - 1} of ${STATEMENTS} hold, 0 decided`);
});

test('a statement that is gone is missed', () => {
  expect(tallyOf([...all(statement(1)).slice(0, -1), other]).failures).toEqual([
    `the specification makes ${STATEMENTS} statements, e2e/spec looked at ${STATEMENTS - 1}`,
  ]);
});
