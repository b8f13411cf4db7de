import { expect, test } from 'vitest';
import { localTime, localValue, snoozeTimes } from '../../src/operators/cases/snooze-times.ts';

test('are in one hour, tomorrow at nine, and the next Monday at nine', () => {
  const thursday = snoozeTimes(new Date(2026, 10, 26, 22, 30));
  expect(Object.values(thursday)).toEqual([new Date(2026, 10, 26, 23, 30), new Date(2026, 10, 27, 9), new Date(2026, 10, 30, 9)]);
  expect(snoozeTimes(new Date(2026, 10, 30, 8)).monday).toEqual(new Date(2026, 11, 7, 9));
  expect(snoozeTimes(new Date(2026, 10, 29, 8)).monday).toEqual(new Date(2026, 10, 30, 9));
});

test('are written and read in the own zone', () => {
  const at = new Date(2026, 0, 5, 9, 7);
  expect(localValue(at)).toBe('2026-01-05T09:07');
  expect(localTime(localValue(at))).toEqual(at);
  expect(localTime('')).toBeNull();
});
