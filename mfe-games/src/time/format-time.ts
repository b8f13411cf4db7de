import { dateFormat } from '@facet/remote-kit';

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** "20 November 2026 at 19:05", for what lies far ahead. */
export function formatMoment(iso: string): string {
  return moment(iso);
}
