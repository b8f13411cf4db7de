import { dateFormat } from '@facet/remote-kit';
import { t } from '../texts.ts';
import type { OpenMonth } from './money-api.ts';

const monthAndYear = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "October 2026" */
export const monthLabel = (month: string): string => monthAndYear(`${month}-01`);

/** Why a month cannot be closed now. */
export function refusalLabel({ code, about }: NonNullable<OpenMonth['refusal']>): string {
  switch (code) {
    case 'month_not_over':
      return t('It is not over yet');
    case 'months_in_order':
      return t('Close {month} first', { month: about.map(monthLabel).join(', ') });
    case 'transfers_under_way':
      return t('Some of its transfers may still be under way. Try again in a minute.');
    case 'root_missing':
      return t('{count, plural, one {The root of {first} is} other {The roots of # days, from {first} on, are}} not published yet', {
        count: about.length,
        first: about[0] ?? '',
      });
    case 'audit_finding_open':
      return t('An audit found something that is not fixed yet: {checks}', { checks: about.join(', ') });
    default:
      return code satisfies never;
  }
}
