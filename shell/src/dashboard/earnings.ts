import { msg, type Message, type Transaction } from '@facet/remote-kit';
import type { BarChartDay, Share } from '@facet/ui';
import { t } from '../texts.ts';
import { formatDay, startOfDay } from './calendar.ts';
import { sumOf, toDecimal } from './decimal.ts';
import type { Statement } from './statement-api.ts';

const EARNED = new Set<Transaction['category']>(['earn', 'promo', 'event_prize']);

const SOURCE_BY_TYPE: Record<string, Message> = {
  wall_credit: msg('Surveys and offers'),
  social_task: msg('Social tasks'),
  promo: msg('Promo codes'),
  event_prize: msg('Event prizes'),
  referral_bonus: msg('Referrals'),
  referral_reward: msg('Referrals'),
  daily_bonus: msg('Daily and weekly rewards'),
  weekly_challenge: msg('Daily and weekly rewards'),
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
    return { label: index === days - 1 ? t('Today') : formatDay(day), amount: toDecimal(earned < 0n ? 0n : earned) };
  });
}

/** Where all that was ever earned came from, the largest share first; what the statement does not reach is one share. */
export function sharesOfEarnings({ transactions, isWhole }: Statement, totalEarned: string): Share[] {
  const earnings = earningsOf(transactions).map(({ type, amount }) => ({ source: t(SOURCE_BY_TYPE[type] ?? 'Other'), amount }));
  const beyond = sumOf([totalEarned]) - sumOf(earnings.map(({ amount }) => amount));
  // Of a whole statement only what went into a debt at once is missing.
  earnings.push({ source: isWhole ? t('Other') : t('Earlier'), amount: toDecimal(beyond) });
  return [...Map.groupBy(earnings, ({ source }) => source)]
    .map(([label, from]) => ({ label, hundredths: sumOf(from.map(({ amount }) => amount)) }))
    .filter(({ hundredths }) => hundredths > 0n)
    .sort((one, other) => Number(other.hundredths - one.hundredths))
    .map(({ label, hundredths }) => ({ label, amount: toDecimal(hundredths) }));
}
