import { expect, test } from 'vitest';
import { formatExactTime, formatTime } from '../src/format-time.ts';

test('the year is said where it is another than this one', () => {
  const year = new Date().getFullYear();
  expect(formatTime(`${year}-06-15T12:00:00Z`)).not.toContain(String(year));
  expect(formatTime(`${year - 1}-06-15T12:00:00Z`)).toContain(String(year - 1));
});

test('the exact time is that of UTC, to the second', () => {
  expect(formatExactTime('2026-11-20T23:59:58.999Z')).toBe('20 Nov 2026, 23:59:58 UTC');
});
