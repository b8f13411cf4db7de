import { dateFormat } from '@facet/remote-kit';
import { t } from '../texts.ts';

const MINUTE_MS = 60_000;

/** How long something lasts, in its two largest units: "2 d 4 h", "48 min", "under 1 min". */
export function durationLabel(lengthMs: number): string {
  const minutes = Math.floor(Math.max(lengthMs, 0) / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return hours > 0 ? t('{days} d {hours} h', { days, hours }) : t('{days} d', { days });
  if (hours > 0) return minutes % 60 > 0 ? t('{hours} h {minutes} min', { hours, minutes: minutes % 60 }) : t('{hours} h', { hours });
  return minutes > 0 ? t('{minutes} min', { minutes }) : t('under 1 min');
}

/** Since a time of ISO 8601. */
export function sinceLabel(at: string): string {
  return durationLabel(Date.now() - Date.parse(at));
}

/** Until a time of ISO 8601. */
export function untilLabel(at: string): string {
  return durationLabel(Date.parse(at) - Date.now());
}

/** "21 Nov 2026" */
export const dayLabel = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** "21 Nov, 14:03:09" in the operator's own zone; the exact one belongs into the title. */
export const timeLabel = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** "14:03:09" in the operator's own zone, below the day. */
export const secondLabel = dateFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** "14:03" in the operator's own zone. */
export const clockLabel = dateFormat({ hour: '2-digit', minute: '2-digit' });

const MINUTE = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** "21 Nov 2026, 14:03" in the operator's own zone. */
export const minuteLabel = dateFormat(MINUTE);

/** The same in UTC. */
export const utcLabel = dateFormat({ ...MINUTE, timeZone: 'UTC' });
