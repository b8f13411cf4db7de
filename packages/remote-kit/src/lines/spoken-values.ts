import { t } from '../texts.ts';
import type { Line } from './line.ts';

/** An ISO week, as services write it. */
const WEEK = /^(\d{4})-W(\d\d)$/;

/** The values of a sentence as people say them. */
export function spokenValues(values: Line['values']): Line['values'] {
  const [, year, number] = WEEK.exec(values['week'] ?? '') ?? [];
  return year && number ? { ...values, week: t('week {number} of {year}', { number: String(Number(number)), year }) } : values;
}
