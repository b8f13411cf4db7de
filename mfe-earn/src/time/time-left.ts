import { t } from '../texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The time until an instant in its two largest units, rounded up to minutes: "1 d 9 h", "3 h 20 min", "5 min"; null
 * when it has come.
 */
export function timeLeft(iso: string, nowMs: number): string | null {
  const leftMs = Date.parse(iso) - nowMs;
  if (leftMs <= 0) return null;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const leftInMinutesMs = minutes * MINUTE_MS;
  const days = Math.floor(leftInMinutesMs / DAY_MS);
  const hours = Math.floor((leftInMinutesMs % DAY_MS) / HOUR_MS);
  if (days > 0) return t('{days} d {hours} h', { days, hours });
  return hours > 0 ? t('{hours} h {minutes} min', { hours, minutes: minutes % 60 }) : t('{minutes} min', { minutes });
}
