import { Notice } from '@facet/ui';
import { formatMoment, formatTime } from '../time/format-time.ts';
import { t } from '../texts.ts';
import { AgeQuestion } from './age-question.tsx';
import { shortest, toDecimal } from './bet.ts';
import type { Hindrance } from './use-hindrance.ts';

/** Why the member cannot play, and what they can do about it. */
export function HindranceNotice({ hindrance }: { hindrance: Hindrance }) {
  switch (hindrance.kind) {
    case 'earnings':
      return (
        <Notice tone="warning" title={t('Earning Requirement Not Met')}>
          {t('Games open at {needed} R$ of total earnings. You have earned {earned} R$.', {
            needed: shortest(hindrance.neededHundredths),
            earned: toDecimal(hindrance.earnedHundredths),
          })}
        </Notice>
      );
    case 'off':
      return <Notice title={t('Games are switched off at the moment')}>{t('Nothing takes a bet until they are on again.')}</Notice>;
    case 'excluded':
      return (
        <Notice title={t('You have excluded yourself')}>
          {t('Games open again on {until}.', { until: formatMoment(hindrance.until) })}
        </Notice>
      );
    case 'break':
      return (
        <Notice title={t('You are taking a break')}>{t('Games open again at {until}.', { until: formatTime(hindrance.until) })}</Notice>
      );
    case 'age':
      return <AgeQuestion minimumAge={hindrance.minimumAge} />;
    default:
      return hindrance satisfies never;
  }
}
