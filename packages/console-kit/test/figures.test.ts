import { describe, expect, test } from 'vitest';
import { addUp, negated } from '../src/index.ts';
import { depthOf, scaleOf, stackOf } from '../src/figures/chart-scale.ts';

describe('a chart', () => {
  test.each([
    [[0], { low: 0, high: 1, ticks: [0, 1] }],
    [[37_900, 12, -27_645], { low: -40_000, high: 40_000, ticks: [-40_000, -20_000, 0, 20_000, 40_000] }],
    [[-3, -9], { low: -10, high: 0, ticks: [-10, -8, -6, -4, -2, 0] }],
    [[0.4], { low: 0, high: 0.4, ticks: [0, 0.1, 0.2, 0.3, 0.4] }],
  ])('of %j has round ticks that hold it', (values, scale) => {
    const { low, high, ticks } = scaleOf(values);
    const rounded = (value: number) => Math.round(value * 1_000) / 1_000;
    expect({ low: rounded(low), high: rounded(high), ticks: ticks.map(rounded) }).toEqual(scale);
  });

  test('puts what is above zero on each other and hangs the rest below it', () => {
    const stacked = stackOf([{ values: [5] }, { values: [-3] }, { values: [2] }, { values: [-1] }], 0);
    expect(stacked.map(({ top }) => top)).toEqual([5, 0, 7, -3]);
    expect(depthOf({ low: -10, high: 10, ticks: [] }, 5)).toBe(25);
  });

  test('adds money as money', () => {
    expect(addUp(['0.10', '0.20', '-0.35'])).toBe('-0.05');
    expect([negated('1.00'), negated('-1.00')]).toEqual(['-1.00', '1.00']);
  });
});
