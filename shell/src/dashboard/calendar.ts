import { dateFormat } from '@facet/remote-kit';

const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortMoment = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** "23 Oct", of a day as the wallet writes it: 2026-10-23. */
export function formatUtcDay(day: string): string {
  return shortDay(day);
}

/** "21 Nov, 14:20" */
export function formatMoment(isoTime: string): string {
  return shortMoment(isoTime);
}
