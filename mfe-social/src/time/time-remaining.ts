import { t } from '../texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "1 day 6 hours", "5 hours", in the last hour "25 minutes"; null when the time has come. */
export function timeRemaining(iso: string, nowMs: number): string | null {
  const leftMs = Date.parse(iso) - nowMs;
  if (leftMs <= 0) return null;
  if (leftMs < HOUR_MS) return t('{minutes, plural, one {# minute} other {# minutes}}', { minutes: Math.ceil(leftMs / MINUTE_MS) });
  const [days, hours] = [Math.floor(leftMs / DAY_MS), Math.floor((leftMs % DAY_MS) / HOUR_MS)];
  if (days === 0) return t('{hours, plural, one {# hour} other {# hours}}', { hours });
  if (hours === 0) return t('{days, plural, one {# day} other {# days}}', { days });
  return t('{days, plural, one {# day} other {# days}} {hours, plural, one {# hour} other {# hours}}', { days, hours });
}
