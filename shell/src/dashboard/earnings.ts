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
export function earningsOf(transactions: readonly Transaction[]): Transaction[] {
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
  const earnings = earningsOf(transactions);
  const bySource = Map.groupBy(earnings, ({ type }) => SOURCE_BY_TYPE[type] ?? 'Other');
  const shares = [...bySource].map(([label, from]) => ({ label, hundredths: sumOf(from.map(({ amount }) => amount)) }));
  const known = sumOf(earnings.map(({ amount }) => amount));
  shares.sort((one, other) => Number(other.hundredths - one.hundredths));
  shares.push({ label: isWhole ? 'Paid off a debt' : 'Earlier', hundredths: sumOf([totalEarned]) - known });
  return shares.filter(({ hundredths }) => hundredths > 0n).map(({ label, hundredths }) => ({ label, amount: toDecimal(hundredths) }));
}
