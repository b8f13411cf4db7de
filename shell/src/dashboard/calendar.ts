import { dateFormat } from '@facet/remote-kit';

const shortDay = dateFormat({ day: 'numeric', month: 'short' });
const shortMoment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** Midnight of the reader's day, `days` later. */
export function startOfDay(date: Date, days = 0): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

/** Midnight of the reader's last Monday. */
export function startOfWeek(date: Date): Date {
  return startOfDay(date, -((date.getDay() + 6) % 7));
}

/** "23 Oct" */
export function formatDay(date: Date): string {
  return shortDay(date);
}

/** "21 Nov, 14:20" */
export function formatMoment(isoTime: string): string {
  return shortMoment(isoTime);
}
