const time = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayInUtc = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "20 Nov, 19:05" in the member's own time zone. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** "20 Nov" in the member's own time zone. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** "20 Nov" for a day of the calendar, "2026-11-20": days of rewards and charts are UTC. */
export function formatDate(date: string): string {
  return dayInUtc.format(new Date(`${date}T00:00:00Z`));
}
