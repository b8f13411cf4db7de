import { expect, test } from 'vitest';
import { weigh } from '../webpack/weigh.ts';

const sizes = [
  { file: 'small.js', brotliBytes: 1024 },
  { file: 'large.js', brotliBytes: 20 * 1024 },
];

test('a remote within its budget is told what it weighs, one without a budget has the default', () => {
  expect(weigh({ name: 'mfe-sample', weightBudgetKilobytes: 21 }, sizes)).toEqual({ weightKilobytes: 21, weightBudgetKilobytes: 21 });
  expect(weigh({ name: 'mfe-sample' }, sizes)).toEqual({ weightKilobytes: 21, weightBudgetKilobytes: 60 });
});

test('one that is too heavy is refused, the heaviest file first', () => {
  expect(() => weigh({ name: 'mfe-sample', weightBudgetKilobytes: 20.9 }, sizes)).toThrow(
    /mfe-sample weighs 21 KB, and its budget is 20.9 KB[^]*large.js 20 KB[^]*small.js 1 KB/,
  );
});
