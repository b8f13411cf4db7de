import { formatMoney, MoneyText, shortName, type Static, Type } from '@facet/service-kit';
import type { RewardAmounts } from './reward-amounts.ts';
import type { dailyState } from './daily.ts';
import type { Referral } from './referral.ts';
import type { weeklyState } from './weekly.ts';

const isEnabled = Type.Boolean({ description: 'false: switched off by the operators, nothing can be claimed' });
const canClaim = Type.Boolean();

const DailyView = Type.Object({
  isEnabled,
  canClaim,
  streak: Type.Integer({ minimum: 0, description: 'days in a row up to the last claim; a missed day ends it' }),
  isClaimedToday: Type.Boolean(),
  freezesLeft: Type.Integer({ minimum: 0, description: 'days of this month that can be missed without ending the row' }),
  next: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'what the next claim of the row pays, R$, two decimals' }),
  needsEarning: Type.Boolean({ description: 'a wall’s or a task’s credit within the last 7 days is needed first' }),
  days: Type.Array(
    Type.Object({
      day: Type.Integer({ minimum: 1, description: 'in the row' }),
      amount: MoneyText,
      state: Type.Unsafe<'claimed' | 'today' | 'coming'>({ type: 'string', enum: ['claimed', 'today', 'coming'] }),
    }),
    { description: 'seven days; `today` is the one that can be claimed today' },
  ),
});

const WeeklyView = Type.Object({
  isEnabled,
  canClaim,
  week: Type.String({ description: 'ISO week, UTC', examples: ['2026-W47'] }),
  claimableWeek: Type.Union([Type.String(), Type.Null()], { description: 'the week that a claim would pay: this one, or the last' }),
  earned: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'by walls, tasks and codes this week, R$, two decimals' }),
  goal: MoneyText,
  reward: MoneyText,
  isClaimed: Type.Boolean({ description: 'this week’s' }),
  endsAt: Type.String({ format: 'date-time' }),
});

const ReferralView = Type.Object({
  isEnabled,
  canClaim,
  reward: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'for each friend, R$, two decimals' }),
  goal: MoneyText,
  claimableCount: Type.Integer({ minimum: 0 }),
  claimable: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'what a claim would pay now, R$, two decimals' }),
  friendCount: Type.Integer({ minimum: 0 }),
  friends: Type.Array(
    Type.Object({
      username: Type.String({ description: 'shortened' }),
      joinedAt: Type.String({ format: 'date-time' }),
      totalEarned: { ...MoneyText, description: 'no more than the goal: what else a friend has is theirs' },
      state: Type.Unsafe<'earning' | 'reached' | 'claimed'>({ type: 'string', enum: ['earning', 'reached', 'claimed'] }),
    }),
    { description: 'at most 50: who has reached the goal first, then the newest' },
  ),
  stale: Type.Boolean({ description: 'the wallet is away: totals are the last known' }),
});

export const RewardsView = Type.Object({ daily: DailyView, weekly: WeeklyView, referral: ReferralView }, { $id: 'Rewards' });

export function presentDaily(isOn: boolean, state: Awaited<ReturnType<typeof dailyState>>): Static<typeof DailyView> {
  return {
    isEnabled: isOn,
    canClaim: isOn && !state.isClaimedToday && !state.needsEarning,
    streak: state.streak,
    isClaimedToday: state.isClaimedToday,
    freezesLeft: state.freezesLeft,
    next: formatMoney(state.nextHundredths),
    needsEarning: state.needsEarning,
    days: state.days.map((day) => ({ day: day.day, amount: formatMoney(day.amountHundredths), state: day.state })),
  };
}

export function presentWeekly(
  isOn: boolean,
  { current, claimable }: Awaited<ReturnType<typeof weeklyState>>,
  amounts: RewardAmounts,
): Static<typeof WeeklyView> {
  return {
    isEnabled: isOn,
    canClaim: isOn && claimable !== null,
    week: current.name,
    claimableWeek: claimable,
    earned: formatMoney(current.earnedHundredths),
    goal: formatMoney(amounts.weeklyGoalHundredths),
    reward: formatMoney(amounts.weeklyHundredths),
    isClaimed: current.isClaimed,
    endsAt: current.endsAt.toISOString(),
  };
}

export function presentReferral(
  isOn: boolean,
  { friends, count, claimable, stale }: { friends: Referral[]; count: number; claimable: number; stale: boolean },
  amounts: RewardAmounts,
): Static<typeof ReferralView> {
  const goal = amounts.referralGoalHundredths;
  return {
    isEnabled: isOn,
    canClaim: isOn && claimable > 0,
    reward: formatMoney(amounts.referralHundredths),
    goal: formatMoney(goal),
    claimableCount: claimable,
    claimable: formatMoney(amounts.referralHundredths * BigInt(claimable)),
    friendCount: count,
    friends: friends.map(({ username, registeredAt, totalEarnedHundredths, reachedAt, earningId }) => ({
      username: shortName(username),
      joinedAt: registeredAt.toISOString(),
      totalEarned: formatMoney(totalEarnedHundredths < goal ? totalEarnedHundredths : goal),
      state: earningId !== null ? 'claimed' : reachedAt !== null ? 'reached' : 'earning',
    })),
    stale,
  };
}
