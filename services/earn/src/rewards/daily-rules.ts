/** Where a member stands with the daily bonus. Days are `YYYY-MM-DD`, UTC. */
export interface DailyStanding {
  today: string;
  lastDay: string | null;
  /** Days in a row up to `lastDay`; 0 before the first claim. */
  lastStreak: number;
  /**
   * Days without a claim that did not end the row: each took a freeze of its month. Those of the month of `lastDay`
   * suffice.
   */
  frozen: readonly string[];
}

/** Freezes of a month. */
export const FREEZES = 1;

/** Days in a row that still stand. A missed day takes a freeze of its month; where there is none left, it ends them. */
export function currentStreak(standing: DailyStanding, freezes: number): number {
  return isForgiven(standing, freezes) ? standing.lastStreak : 0;
}

/** Whether more freezes than everybody has decide. */
export function needsMoreFreezes(standing: DailyStanding, most: number): boolean {
  return !isForgiven(standing, FREEZES) && isForgiven(standing, most);
}

export function freezesLeft({ today, frozen }: DailyStanding, freezes: number): number {
  return Math.max(0, freezes - frozen.filter((day) => monthOf(day) === monthOf(today)).length);
}

/** Days before today that were missed since the last claim, and whether the freezes of their months cover them all. */
function isForgiven({ today, lastDay, frozen }: DailyStanding, freezes: number): boolean {
  if (lastDay === null || lastDay > today) return false;
  const taken = new Map<string, number>();
  for (const day of frozen) take(day);
  for (let day = dayAfter(lastDay); day < today; day = dayAfter(day)) if (take(day) > freezes) return false;
  return true;

  function take(day: string): number {
    const count = (taken.get(monthOf(day)) ?? 0) + 1;
    taken.set(monthOf(day), count);
    return count;
  }
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

/** Days in a row that are a milestone. */
export const WHOLE_WEEK = 7;
const SHOWN_DAYS = 7;

/** Seven days of the row with today's among them: from day 1 on, later the last seven. */
export function calendar(amounts: readonly bigint[], standing: DailyStanding, freezes: number): CalendarDay[] {
  const streak = currentStreak(standing, freezes);
  const isClaimed = standing.lastDay === standing.today;
  const current = isClaimed ? streak : streak + 1;
  const first = Math.max(1, current - SHOWN_DAYS + 1);
  return Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = first + index;
    const state = day <= streak ? 'claimed' : day === current ? 'today' : 'coming';
    return { day, amountHundredths: dailyAmount(amounts, day), state };
  });
}

const monthOf = (day: string): string => day.slice(0, 7);

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
