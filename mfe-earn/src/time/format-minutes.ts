import { t } from '../texts.ts';

const HOUR_MINUTES = 60;

/** "15 min", "2 h 30 min", "2 h". */
export function formatMinutes(all: number): string {
  const hours = Math.floor(all / HOUR_MINUTES);
  const minutes = all % HOUR_MINUTES;
  if (hours === 0) return t('{minutes} min', { minutes });
  return minutes === 0 ? t('{hours} h', { hours }) : t('{hours} h {minutes} min', { hours, minutes });
}
