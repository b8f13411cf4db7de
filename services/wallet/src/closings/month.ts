import { Type } from '@facet/service-kit';

/** A calendar month, UTC. */
export type Month = string;
export const MonthText = Type.Unsafe<Month>({
  type: 'string',
  pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
  description: 'UTC, such as 2026-10',
  examples: ['2026-10'],
});

export const firstDayOf = (month: Month): string => `${month}-01`;

/** ISO 8601; `until` is no part of it. */
export function boundsOf(month: Month): { from: string; until: string } {
  return { from: startOf(month), until: startOf(monthAfter(month)) };
}

export function monthAfter(month: Month): Month {
  const start = new Date(startOf(month));
  start.setUTCMonth(start.getUTCMonth() + 1);
  return start.toISOString().slice(0, 7);
}

/** From one to another, both included. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

const startOf = (month: Month): string => `${firstDayOf(month)}T00:00:00.000Z`;
