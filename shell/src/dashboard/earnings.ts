import { msg, type Message } from '@facet/remote-kit';
import { toHundredths, type BarChartDay } from '@facet/ui';
import { t } from '../texts.ts';
import { formatUtcDay } from './calendar.ts';
import type { Earned, EarnedBySource } from './figures-api.ts';

const SOURCES = {
  walls: msg('Surveys and offers'),
  tasks: msg('Social tasks'),
  codes: msg('Promo codes'),
  prizes: msg('Event prizes'),
  referrals: msg('Referrals'),
  rewards: msg('Daily and weekly rewards'),
} as const satisfies Partial<Record<keyof EarnedBySource, Message>>;
type SourceName = keyof typeof SOURCES;

export interface EarnedFrom {
  source: SourceName;
  label: string;
  amount: string;
}

/** What each source brought or, after reversals, took; the largest first, those without anything left out. */
export function earnedBySource(earned: EarnedBySource): EarnedFrom[] {
  return (Object.keys(SOURCES) as SourceName[])
    .map((source) => ({ source, label: t(SOURCES[source]), amount: earned[source] }))
    .filter(({ amount }) => toHundredths(amount) !== 0n)
    .sort((one, other) => Number(other.amount) - Number(one.amount));
}

/** The last `count` days, today at the end. A day on which more was reversed than earned shows nothing. */
export function barsOf(days: Earned['days'], count = days.length): BarChartDay[] {
  return days.slice(-count).map(({ day, total }, index, shown) => ({
    label: index === shown.length - 1 ? t('Today') : formatUtcDay(day),
    amount: total.startsWith('-') ? '0.00' : total,
  }));
}
