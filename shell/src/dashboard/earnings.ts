import type { Transaction } from '@facet/remote-kit';
import type { BarChartDay, Share } from '@facet/ui';
import { formatDay, startOfDay } from './calendar.ts';
import { sumOf, toDecimal } from './decimal.ts';
import type { Statement } from './statement-api.ts';

const EARNED = new Set<Transaction['category']>(['earn', 'promo', 'event_prize']);

const SOURCE_BY_TYPE: Record<string, string> = {
  wall_credit: 'Surveys and offers',
  social_task: 'Social tasks',
  promo: 'Promo codes',
  event_prize: 'Event prizes',
  referral_bonus: 'Referrals',
  referral_reward: 'Referrals',
  daily_bonus: 'Daily and weekly rewards',
  weekly_challenge: 'Daily and weekly rewards',
};

/** What counts as earned: wins, refunds, adjustments and the welcome bonus do not. A reversed credit is a negative one. */
function earningsOf(transactions: readonly Transaction[]): Transaction[] {
  return transactions.filter(({ category }) => EARNED.has(category));
}

/** Hundredths earned since then. */
export function earnedSince(transactions: readonly Transaction[], since: Date): bigint {
  const recent = earningsOf(transactions).filter(({ createdAt }) => Date.parse(createdAt) >= since.getTime());
  return sumOf(recent.map(({ amount }) => amount));
}

/** The last days, today at the end. A day on which more was reversed than earned shows nothing. */
export function earningsByDay(transactions: readonly Transaction[], today: Date, days: number): BarChartDay[] {
  const byDay = Map.groupBy(earningsOf(transactions), ({ createdAt }) => startOfDay(new Date(createdAt)).getTime());
  return Array.from({ length: days }, (_, index) => {
    const day = startOfDay(today, index - days + 1);
    const earned = sumOf((byDay.get(day.getTime()) ?? []).map(({ amount }) => amount));
    return { label: index === days - 1 ? 'Today' : formatDay(day), amount: toDecimal(earned < 0n ? 0n : earned) };
  });
}

/** Where all that was ever earned came from, the largest share first; what the statement does not reach is one share. */
export function sharesOfEarnings({ transactions, isWhole }: Statement, totalEarned: string): Share[] {
  const earnings = earningsOf(transactions).map(({ type, amount }) => ({ source: SOURCE_BY_TYPE[type] ?? 'Other', amount }));
  const beyond = sumOf([totalEarned]) - sumOf(earnings.map(({ amount }) => amount));
  // Of a whole statement only what went into a debt at once is missing.
  earnings.push({ source: isWhole ? 'Other' : 'Earlier', amount: toDecimal(beyond) });
  return [...Map.groupBy(earnings, ({ source }) => source)]
    .map(([label, from]) => ({ label, hundredths: sumOf(from.map(({ amount }) => amount)) }))
    .filter(({ hundredths }) => hundredths > 0n)
    .sort((one, other) => Number(other.hundredths - one.hundredths))
    .map(({ label, hundredths }) => ({ label, amount: toDecimal(hundredths) }));
}
