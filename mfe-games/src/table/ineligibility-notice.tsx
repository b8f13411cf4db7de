import { formatTime } from '@facet/remote-kit';
import { Notice, toDecimal } from '@facet/ui';
import { formatMoment } from '../time/format-time.ts';
import { t } from '../texts.ts';
import { AgeQuestion } from './age-question.tsx';
import { shortest } from './bet.ts';
import type { Ineligibility } from './use-ineligibility.ts';

/** Why the member cannot play, and what they can do about it. */
export function IneligibilityNotice({ ineligibility }: { ineligibility: Ineligibility }) {
  switch (ineligibility.kind) {
    case 'earnings':
      return (
        <Notice tone="warning" title={t('Earning Requirement Not Met')}>
          {t('Games open once you’ve earned R$ {needed} in total. So far: R$ {earned}.', {
            needed: shortest(ineligibility.neededHundredths),
            earned: toDecimal(ineligibility.earnedHundredths),
          })}
        </Notice>
      );
    case 'off':
      return <Notice title={t('Games are switched off right now')}>{t('You can’t bet until they’re back on.')}</Notice>;
    case 'excluded':
      return (
        <Notice title={t('You have excluded yourself')}>
          {t('Games open again on {until}.', { until: formatMoment(ineligibility.until) })}
        </Notice>
      );
    case 'break':
      return (
        <Notice title={t('You are taking a break')}>{t('Games open again at {until}.', { until: formatTime(ineligibility.until) })}</Notice>
      );
    case 'age':
      return <AgeQuestion title={t('Games are for players aged {minimumAge} and over', { minimumAge: ineligibility.minimumAge })} />;
    default:
      return ineligibility satisfies never;
  }
}
