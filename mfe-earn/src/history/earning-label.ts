import { msg, type Message } from '@facet/remote-kit';
import type { GlyphTone, IconName } from '@facet/ui';
import type { Earning } from '../api/earn-api.ts';
import { formatDay, formatTime } from '../time/format-time.ts';
import { t } from '../texts.ts';

/** What each source is called in the filter and in a "why?". */
export const SOURCES: Record<Earning['source'], { label: Message; icon: IconName }> = {
  wall: { label: msg('Walls'), icon: 'coins' },
  task: { label: msg('Social tasks'), icon: 'link' },
  promo: { label: msg('Promo codes'), icon: 'ticket' },
  daily: { label: msg('Daily Login Bonus'), icon: 'flame' },
  weekly: { label: msg('Weekly Challenge'), icon: 'trophy' },
  referral: { label: msg('Referral Bonus'), icon: 'users-round' },
};

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
  const payer = earning.provider?.label ?? t('Its source');
  switch (earning.state) {
    case 'pending': {
      const until = earning.releasesAt === null ? t('later') : formatDay(earning.releasesAt);
      return {
        icon: 'clock',
        tone: 'warning',
        note: t('held until {until}', { until }),
        explanation: t('{payer} can still take it back: it joins your balance on {until}.', { payer, until }),
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
        note: t('taken back'),
        explanation:
          earning.reversedAt === null
            ? t('{payer} took it back. What your balance no longer held is paid first by later earnings.', { payer })
            : t('{payer} took it back on {reversedAt}. What your balance no longer held is paid first by later earnings.', {
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
        explanation: t('{payer} took it back before it was credited.', { payer }),
        counts: false,
      };
    case 'refused':
      return {
        icon: 'ban',
        tone: 'danger',
        note: t('not credited'),
        explanation: t('Your wallet did not accept it. Support can tell you why.'),
        counts: false,
      };
    default:
      return earning.state satisfies never;
  }
}
