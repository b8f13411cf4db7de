import { dateFormat } from '@facet/remote-kit';

const time = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const day = dateFormat({ day: 'numeric', month: 'short' });
const dayInUtc = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "20 Nov, 19:05" in the member's own time zone. */
export function formatTime(iso: string): string {
  return time(iso);
}

/** "20 Nov" in the member's own time zone. */
export function formatDay(iso: string): string {
  return day(iso);
}

/** "20 Nov" for a day of the calendar, "2026-11-20": days of rewards and charts are UTC. */
export function formatDate(date: string): string {
  return dayInUtc(`${date}T00:00:00Z`);
}
