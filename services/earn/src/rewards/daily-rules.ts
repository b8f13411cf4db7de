/** Where a member stands with the daily bonus. Days are `YYYY-MM-DD`, UTC. */
export interface DailyStanding {
  today: string;
  lastDay: string | null;
  /** Days in a row up to `lastDay`; 0 before the first claim. */
  lastStreak: number;
}

/** Days in a row that still stand: a missed day ends them. */
export function currentStreak({ today, lastDay, lastStreak }: DailyStanding): number {
  return lastDay === today || lastDay === dayBefore(today) ? lastStreak : 0;
}

/** What the n-th day in a row pays; behind the list, its last amount. @throws RangeError for an empty list */
export function dailyAmount(amounts: readonly bigint[], day: number): bigint {
  const amount = amounts[Math.min(day, amounts.length) - 1];
  if (amount === undefined) throw new RangeError(`no amount for day ${day}`);
  return amount;
}

export interface CalendarDay {
  /** In the row, from 1. */
  day: number;
  amountHundredths: bigint;
  state: 'claimed' | 'today' | 'coming';
}

const SHOWN_DAYS = 7;

/** Seven days of the row with today's among them: from day 1 on, later the last seven. */
export function calendar(amounts: readonly bigint[], standing: DailyStanding): CalendarDay[] {
  const streak = currentStreak(standing);
  const isClaimed = standing.lastDay === standing.today;
  const current = isClaimed ? streak : streak + 1;
  const first = Math.max(1, current - SHOWN_DAYS + 1);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = first + index;
    const state = day <= streak ? 'claimed' : day === current ? 'today' : 'coming';
    return { day, amountHundredths: dailyAmount(amounts, day), state };
  });
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
