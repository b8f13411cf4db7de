import { formatTime, type Message, msg } from '@facet/remote-kit';
import type { GlyphTone, IconName } from '@facet/ui';
import type { Earning } from '../api/earn-api.ts';
import { formatDay } from '../time/format-time.ts';
import { t } from '../texts.ts';

/** What each source is called in the filter and in a "why?". */
export const SOURCES: Record<Earning['source'], { label: Message; icon: IconName }> = {
  wall: { label: msg('Surveys and offers'), icon: 'coins' },
  task: { label: msg('Social tasks'), icon: 'link' },
  promo: { label: msg('Promo codes'), icon: 'ticket' },
  daily: { label: msg('Daily Login Bonus'), icon: 'flame' },
  weekly: { label: msg('Weekly Challenge'), icon: 'trophy' },
  referral: { label: msg('Referral Bonus'), icon: 'users-round' },
};

/** Why a rule of the site holds it: said as it is, to who is told the day as well. */
export const HELD_BY_RULE = msg('Larger credits to new accounts are held for a few days before they arrive.');

export interface EarningLabel {
  icon: IconName;
  tone: GlyphTone;
  /** Short, beside the time: "held until 30 Nov"; null when there is nothing to say. */
  note: string | null;
  /** What became of it, in a sentence. */
  explanation: string;
  /** It is in the balance, or will be. */
  counts: boolean;
}

/** What a line of the history says about its state. */
export function labelFor(earning: Earning): EarningLabel {
  const { icon } = SOURCES[earning.source];
  const payer = earning.provider?.label ?? t('Source page');
  switch (earning.state) {
    case 'pending': {
      const until = earning.releasesAt === null ? t('later') : formatDay(earning.releasesAt);
      return {
        icon: 'clock',
        tone: 'warning',
        note: t('held until {until}', { until }),
        explanation: [
          earning.heldBy === 'rule' ? t(HELD_BY_RULE) : '',
          t('{payer} can still reverse it. It will be added to your balance on {until}.', { payer, until }),
        ]
          .filter(Boolean)
          .join(' '),
        counts: true,
      };
    }
    case 'sent':
      return { icon, tone: 'accent', note: t('on its way'), explanation: t('It is on its way to your balance.'), counts: true };
    case 'credited':
      return { icon, tone: 'accent', note: null, explanation: t('It is in your balance.'), counts: true };
    case 'reversed': {
      return {
        icon: 'undo-2',
        tone: 'default',
        note: t('reversed'),
        explanation:
          earning.reversedAt === null
            ? t('{payer} reversed it. If your balance was too low, the rest is taken from your next earnings.', { payer })
            : t('{payer} reversed it on {reversedAt}. If your balance was too low, the rest is taken from your next earnings.', {
                payer,
                reversedAt: formatTime(earning.reversedAt),
              }),
        counts: false,
      };
    }
    case 'cancelled':
      return {
        icon: 'undo-2',
        tone: 'default',
        note: t('cancelled'),
        explanation: t('{payer} reversed it before it was credited.', { payer }),
        counts: false,
      };
    case 'refused':
      return {
        icon: 'ban',
        tone: 'danger',
        note: t('not credited'),
        explanation: t('We couldn’t add this to your balance. Ask us why.'),
        counts: false,
      };
    default:
      return earning.state satisfies never;
  }
}
