const MINUTE_MS = 60_000;

/** How long something lasts, in its two largest units: "2 d 4 h", "48 min", "under 1 min". */
export function durationWords(lengthMs: number): string {
  const minutes = Math.floor(Math.max(lengthMs, 0) / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes % 60 > 0 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return minutes > 0 ? `${minutes} min` : 'under 1 min';
}

/** Since a time of ISO 8601. */
export function sinceWords(at: string): string {
  return durationWords(Date.now() - Date.parse(at));
}

/** Until a time of ISO 8601. */
export function untilWords(at: string): string {
  return durationWords(Date.parse(at) - Date.now());
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "21 Nov 2026" */
export function dayWords(at: string): string {
  return dayFormat.format(new Date(at));
}

/** "21 Nov, 14:03:09" in the operator's own zone; the exact one belongs into the title. */
export function timeWords(at: string): string {
  return timeFormat.format(new Date(at));
}
