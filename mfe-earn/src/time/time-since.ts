import { t } from '../texts.ts';
import { formatMinutes } from './format-minutes.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** "just now", "12 min ago", "2 h 5 min ago", "3 days ago". */
export function timeSince(iso: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return t('just now');
  const days = Math.floor(minutes / DAY_MINUTES);
  if (days > 0) return t('{days, plural, one {# day ago} other {# days ago}}', { days });
  return t('{time} ago', { time: formatMinutes(minutes) });
}
