import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barLeft, indexAt, scaleEnd, WIDE } from './bar-geometry.ts';

test.each([
  [0, 10],
  [7, 10],
  [47, 50],
  [50, 50],
  [51, 100],
  [220, 250],
  [2000.01, 2500],
])('a highest bar of %d ends the scale at %d', (highest, end) => {
  expect(scaleEnd(highest)).toBe(end);
});

test('the scale always covers the highest bar', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (highest) => {
      expect(scaleEnd(highest)).toBeGreaterThanOrEqual(highest);
    }),
  );
});

test('the middle of a bar belongs to it', () => {
  const bars = Array.from({ length: 30 }, (_, index) => index);
  const found = bars.map((index) => indexAt(WIDE, (barLeft(WIDE, index, 30) + WIDE.barWidth / 2) / WIDE.width, 30));
  expect(found).toEqual(bars);
});

test('a pointer beside the plot takes the nearest day', () => {
  expect(indexAt(WIDE, 0, 30)).toBe(0);
  expect(indexAt(WIDE, 1.2, 30)).toBe(29);
});
