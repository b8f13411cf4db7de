import { formatMoney, hundredths } from '@facet/service-kit';
import type { LedgerModel } from './ledger-model.ts';

const TYPES = {
  walls: ['wall_credit'],
  tasks: ['social_task'],
  codes: ['promo'],
  rewards: ['daily_bonus', 'weekly_challenge'],
  referrals: ['referral_bonus', 'referral_reward'],
  referralShares: ['referral_bonus'],
  referralBonuses: ['referral_reward'],
  prizes: ['event_prize'],
};

/** What a member earned, by source. The model knows no days: all of it was today. */
export function fakeFigures(model: LedgerModel, memberId: string): object {
  const standing = [...model.entries()].filter(([name, { op, undone }]) => name.startsWith(`${memberId} `) && op === 'credit' && !undone);
  const of = (types: readonly string[]): string =>
    money(standing.filter(([, { type = '' }]) => types.includes(type)).reduce((sum, [, { amount }]) => sum + amount, 0n));
  const earned = Object.fromEntries(Object.entries(TYPES).map(([name, types]) => [name, of(types)]));
  const total = { ...earned, total: money(model.account(memberId).total_earned) };
  return { earned: { total, thisWeek: total, last30Days: total, days: [] }, balance: { total: money(model.account(memberId).available) } };
}

/** Who earned the most. */
export function fakeLeaders(model: LedgerModel, url: string): object {
  const limit = Number(new URL(url, 'http://wallet').searchParams.get('limit') ?? 10);
  const midnight = new Date(new Date().toISOString().slice(0, 10));
  const week = new Date(midnight.getTime() - ((midnight.getUTCDay() + 6) % 7) * 86_400_000).toISOString();
  const leaders = [...model.accounts]
    .filter(([, { total_earned }]) => total_earned > 0n)
    .toSorted(([, one], [, other]) => Number(other.total_earned - one.total_earned))
    .slice(0, limit)
    .map(([memberId, { total_earned }]) => ({ memberId, earned: money(total_earned) }));
  return { week, leaders };
}

const money = (amount: bigint): string => formatMoney(hundredths(amount));
