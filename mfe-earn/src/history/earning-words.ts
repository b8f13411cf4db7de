import type { GlyphTone, IconName } from '@facet/ui';
import type { Earning } from '../api/earn-api.ts';
import { formatDay, formatTime } from '../time/format-time.ts';

/** What each source is called in the filter and in a "why?". */
export const SOURCES: Record<Earning['source'], { label: string; icon: IconName }> = {
  wall: { label: 'Walls', icon: 'coins' },
  task: { label: 'Social tasks', icon: 'link' },
  promo: { label: 'Promo codes', icon: 'ticket' },
  daily: { label: 'Daily Login Bonus', icon: 'flame' },
  weekly: { label: 'Weekly Challenge', icon: 'trophy' },
  referral: { label: 'Referral Bonus', icon: 'users-round' },
};

export interface EarningWords {
  icon: IconName;
  tone: GlyphTone;
  /** Short, beside the time: "held until 30 Nov"; null when there is nothing to say. */
  note: string | null;
  /** What became of it, in a sentence. */
  story: string;
  /** It is in the balance, or will be. */
  counts: boolean;
}

/** What a line of the history says about its state. */
export function wordsFor(earning: Earning): EarningWords {
  const { icon } = SOURCES[earning.source];
  const payer = earning.provider?.label ?? 'Its source';
  switch (earning.state) {
    case 'pending': {
      const until = earning.releasesAt === null ? 'later' : formatDay(earning.releasesAt);
      return {
        icon: 'clock',
        tone: 'warning',
        note: `held until ${until}`,
        story: `${payer} can still take it back: it joins your balance on ${until}.`,
        counts: true,
      };
    }
    case 'sent':
      return { icon, tone: 'accent', note: 'on its way', story: 'It is on its way to your balance.', counts: true };
    case 'credited':
      return { icon, tone: 'accent', note: null, story: 'It is in your balance.', counts: true };
    case 'reversed': {
      const when = earning.reversedAt === null ? '' : ` on ${formatTime(earning.reversedAt)}`;
      return {
        icon: 'undo-2',
        tone: 'default',
        note: 'taken back',
        story: `${payer} took it back${when}. What your balance no longer held is paid first by later earnings.`,
        counts: false,
      };
    }
    case 'cancelled':
      return { icon: 'undo-2', tone: 'default', note: 'cancelled', story: `${payer} took it back before it was credited.`, counts: false };
    case 'refused':
      return {
        icon: 'ban',
        tone: 'danger',
        note: 'not credited',
        story: 'Your wallet did not accept it. Support can tell you why.',
        counts: false,
      };
    default:
      return earning.state satisfies never;
  }
}
