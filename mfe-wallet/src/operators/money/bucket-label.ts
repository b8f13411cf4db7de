import { dateFormat } from '@facet/remote-kit';
import { t } from '../texts.ts';
import type { Money } from './money-api.ts';

const hour = dateFormat({ hour: '2-digit', minute: '2-digit' });
const day = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "15 Nov" of a day (UTC), "14:00" of an hour in the operator's own zone. */
export const bucketLabel = (by: Money['by'], start: string): string => (by === 'hour' ? hour(start) : day(start));

export const lastDays = (days: number): string => t('{days, plural, one {the last day} other {the last # days}}', { days });
