const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "1 day 6 hours", "5 hours", in the last hour "25 minutes"; null when the time has come. */
export function timeRemaining(iso: string, nowMs: number): string | null {
  const leftMs = Date.parse(iso) - nowMs;
  if (leftMs <= 0) return null;
  if (leftMs < HOUR_MS) return count(Math.ceil(leftMs / MINUTE_MS), 'minute');
  const [days, hours] = [Math.floor(leftMs / DAY_MS), Math.floor((leftMs % DAY_MS) / HOUR_MS)];
  if (days === 0) return count(hours, 'hour');
  return hours === 0 ? count(days, 'day') : `${count(days, 'day')} ${count(hours, 'hour')}`;
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
