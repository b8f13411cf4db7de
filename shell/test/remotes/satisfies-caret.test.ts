import { expect, test } from 'vitest';
import { satisfiesCaret } from '../../src/remotes/satisfies-caret.ts';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['0.1.0', '^0.1.0', true],
  ['0.1.5', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.0.0', '^0.1.0', false],
  ['2.9.2', '2.9.2', false],
  ['next', '^1.0.0', false],
])('%s for %s: %s', (version, range, expected) => {
  expect(satisfiesCaret(version, range)).toBe(expected);
});
