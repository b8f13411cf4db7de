import { dateFormat } from '@facet/remote-kit';

const thisYear = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const otherYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });
const exact = dateFormat({ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** "20 Nov, 19:05" in the member's own time zone; with the year when it is another than this one. */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  return (time.getFullYear() === new Date().getFullYear() ? thisYear : otherYear)(time);
}

/** "20 Nov 2026, 19:05:12 UTC" */
export function formatExactTime(iso: string): string {
  return `${exact(iso)} UTC`;
}
