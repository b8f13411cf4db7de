import type { transferTypes } from '@facet/money-kit';
import { formatMoney } from '@facet/service-kit';
import { DAYS, OPERATORS_DAYS, type MemberTotals, type Total } from './read-member-totals.ts';

type EarnedType = Extract<(typeof transferTypes)[number], { counter: 'total_earned' }>['type'];
type Source = 'walls' | 'tasks' | 'codes' | 'rewards' | 'referralShares' | 'referralBonuses' | 'prizes';

/** Where each credit that grows Total Earned comes from. */
const sourceOf: Record<EarnedType, Source> = {
  wall_credit: 'walls',
  social_task: 'tasks',
  promo: 'codes',
  daily_bonus: 'rewards',
  weekly_challenge: 'rewards',
  referral_bonus: 'referralShares',
  referral_reward: 'referralBonuses',
  event_prize: 'prizes',
};

export const earnedNames = [
  'walls',
  'tasks',
  'codes',
  'rewards',
  'referrals',
  'referralShares',
  'referralBonuses',
  'prizes',
  'total',
] as const;
/** What is told of what was earned: each source, the two of referrals together, and all. */
export type EarnedName = (typeof earnedNames)[number];

/** The types of transfers that it counts. */
export function typesOf(name: EarnedName): string[] {
  return Object.entries(sourceOf).flatMap(([type, source]) => (counts(name, source) ? [type] : []));
}

function counts(name: EarnedName, source: Source): boolean {
  return name === 'total' || name === source || (name === 'referrals' && (source === 'referralShares' || source === 'referralBonuses'));
}

export const balanceNames = [
  'earned',
  'welcome',
  'gameWins',
  'bets',
  'eventEntries',
  'adjustments',
  'withdrawn',
  'other',
  'total',
] as const;
type BalancePart = Exclude<(typeof balanceNames)[number], 'total'>;

const partOf: Readonly<Record<string, BalancePart>> = {
  welcome_bonus: 'welcome',
  game_win: 'gameWins',
  bet: 'bets',
  event_fee: 'eventEntries',
  adjustment: 'adjustments',
  withdrawal: 'withdrawn',
};
/** A refund gives back what went to that account. */
const refundOf: Readonly<Record<string, BalancePart>> = { house: 'bets', events: 'eventEntries' };

/** Every figure about what a member earned and has. A reversal counts against its source on the day it is made. */
export function presentFigures({ today, monday, totals }: MemberTotals) {
  const days = daysUpTo(today, DAYS);
  return {
    earned: {
      total: bySource(totals),
      thisWeek: bySource(totals.filter(({ day }) => day !== null && day >= monday)),
      weekBegins: monday,
      last30Days: bySource(totals.filter(({ day }) => day !== null && days.includes(day))),
      days: days.map((day) => ({ day, ...bySource(totals.filter((total) => total.day === day)) })),
    },
    balance: byPart(totals),
  };
}

/** What came into the balance and what left it, day by day. */
export function presentDays({ today, totals }: MemberTotals): { day: string; in: string; out: string }[] {
  return daysUpTo(today, OPERATORS_DAYS).map((day) => {
    const moved = totals.filter((total) => total.day === day).map(({ balance }) => balance);
    return {
      day,
      in: sum(moved.filter((amount) => amount > 0n)),
      out: sum(moved.filter((amount) => amount < 0n).map((amount) => -amount)),
    };
  });
}

function bySource(totals: readonly Total[]): Record<EarnedName, string> {
  const earned = totals.flatMap(({ type, moved }) => (isEarned(type) ? [{ source: sourceOf[type], moved }] : []));
  return byName(earnedNames, (name) => earned.filter(({ source }) => counts(name, source)).map(({ moved }) => moved));
}

function byPart(totals: readonly Total[]): Record<BalancePart | 'total', string> {
  return byName(balanceNames, (name) =>
    totals.filter((total) => name === 'total' || partOfTotal(total) === name).map(({ balance }) => balance),
  );
}

function byName<Name extends string>(names: readonly Name[], amountsOf: (name: Name) => readonly bigint[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, sum(amountsOf(name))])) as Record<Name, string>;
}

function partOfTotal({ type, account }: Total): BalancePart {
  if (isEarned(type)) return 'earned';
  return (type === 'refund' ? refundOf[account] : partOf[type]) ?? 'other';
}

function isEarned(type: string): type is EarnedType {
  return Object.hasOwn(sourceOf, type);
}

function sum(amounts: readonly bigint[]): string {
  return formatMoney(amounts.reduce((total, amount) => total + amount, 0n));
}

/** Oldest first. */
function daysUpTo(today: string, count: number): string[] {
  const last = Date.parse(today);
  return Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10));
}
