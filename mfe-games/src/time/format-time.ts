const time = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "20 Nov, 19:05" in the member's own time zone. */
export function formatTime(iso: string): string {
  return time.format(new Date(iso));
}

/** "20 November 2026" */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}
