import { dateFormat } from '@facet/remote-kit';

const day = dateFormat({ day: 'numeric', month: 'short' });
const dayInUtc = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "20 Nov" in the member's own time zone. */
export function formatDay(iso: string): string {
  return day(iso);
}

/** "20 Nov" for a day of the calendar, "2026-11-20": days of rewards and charts are UTC. */
export function formatDate(date: string): string {
  return dayInUtc(`${date}T00:00:00Z`);
}
