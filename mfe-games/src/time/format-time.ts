import { dateFormat } from '@facet/remote-kit';

const time = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** "20 Nov, 19:05" in the member's own time zone. */
export function formatTime(iso: string): string {
  return time(iso);
}

/** "20 November 2026 at 19:05", for what lies far ahead. */
export function formatMoment(iso: string): string {
  return moment(iso);
}
