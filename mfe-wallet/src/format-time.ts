import { dateFormat } from '@facet/remote-kit';
import { t } from './texts.ts';

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const weekdayAndYear = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const exact = dateFormat({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** The member's own, by its IANA name; undefined where the browser does not say. */
export function timeZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** "19:05" in the member's own time zone. */
export function formatClock(iso: string): string {
  return clock(iso);
}

/** The day of a time in the member's own time zone, as addresses and answers write it: 2026-11-20. */
export function dayOf(iso: string | Date): string {
  const at = new Date(iso);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** "Today, 20 November", "Wednesday 18 November", with the year when it is another than this one. */
export function formatDay(day: string, now = new Date()): string {
  const date = `${day}T00:00:00Z`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === dayOf(now)) return t('Today, {day}', { day: dayAndMonth(date) });
  if (day === dayOf(yesterday)) return t('Yesterday, {day}', { day: dayAndMonth(date) });
  return (day.startsWith(`${now.getFullYear()}-`) ? weekday : weekdayAndYear)(date);
}

/** "20 Nov 2026, 19:05:12 UTC" */
export function formatExactTime(iso: string): string {
  return `${exact(iso)} UTC`;
}
