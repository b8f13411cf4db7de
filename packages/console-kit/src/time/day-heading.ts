import { t } from '../texts.ts';
import { dayLabel } from './format-time.ts';

/** The day of a moment in the operator's own zone: the same for all moments of one. */
export const dayOf = (at: string | Date): string => new Date(at).toDateString();

/** Above all that happened on one day: "Today, 21 Nov 2026", "Yesterday, 20 Nov 2026", "19 Nov 2026". */
export function dayHeading(at: string): string {
  const day = dayLabel(at);
  const now = new Date();
  if (dayOf(at) === dayOf(now)) return t('Today, {day}', { day });
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return dayOf(at) === dayOf(yesterday) ? t('Yesterday, {day}', { day }) : day;
}
