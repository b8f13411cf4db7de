import { expect, test } from 'vitest';
import { dayOf, formatDay, formatExactTime } from '../src/format-time.ts';

test('the exact time is that of UTC, to the second', () => {
  expect(formatExactTime('2026-11-20T23:59:58.999Z')).toBe('20 Nov 2026, 23:59:58 UTC');
});

test('a day is called by what it is to the member: today and yesterday by their own clock', () => {
  const now = new Date(2026, 2, 1, 0, 5);
  expect(dayOf(now)).toBe('2026-03-01');
  expect(['2026-03-01', '2026-02-28', '2026-02-27', '2025-12-31'].map((day) => formatDay(day, now))).toEqual([
    'Today, 1 March',
    'Yesterday, 28 February',
    'Friday 27 February',
    'Wednesday, 31 December 2025',
  ]);
});
