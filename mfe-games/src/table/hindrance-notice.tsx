import { Notice } from '@facet/ui';
import { formatMoment, formatTime } from '../time/format-time.ts';
import { AgeQuestion } from './age-question.tsx';
import { shortest, toDecimal } from './bet.ts';
import type { Hindrance } from './use-hindrance.ts';

/** Why the member cannot play, and what he can do about it. */
export function HindranceNotice({ hindrance }: { hindrance: Hindrance }) {
  switch (hindrance.kind) {
    case 'earnings':
      return (
        <Notice tone="warning" title="Earning Requirement Not Met">
          Games open at {shortest(hindrance.neededHundredths)} R$ of total earnings. You have earned {toDecimal(hindrance.earnedHundredths)}{' '}
          R$.
        </Notice>
      );
    case 'off':
      return <Notice title="Games are switched off at the moment">Nothing takes a bet until they are on again.</Notice>;
    case 'excluded':
      return <Notice title="You have excluded yourself">Games open again on {formatMoment(hindrance.until)}.</Notice>;
    case 'break':
      return <Notice title="You are taking a break">Games open again at {formatTime(hindrance.until)}.</Notice>;
    case 'age':
      return <AgeQuestion minimumAge={hindrance.minimumAge} />;
    default:
      return hindrance satisfies never;
  }
}
