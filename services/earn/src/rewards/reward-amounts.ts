import type { Database, Transaction } from '@facet/service-kit';

/** What the listed rewards pay, and for what. */
export interface RewardAmounts {
  /** By day in a row; behind the list, its last amount. */
  dailyHundredths: bigint[];
  weeklyGoalHundredths: bigint;
  weeklyHundredths: bigint;
  referralGoalHundredths: bigint;
  referralHundredths: bigint;
}

export async function readRewardAmounts(database: Database | Transaction): Promise<RewardAmounts> {
  const row = await database('reward_amounts').first<{
    daily_hundredths: string[];
    weekly_goal_hundredths: bigint;
    weekly_hundredths: bigint;
    referral_goal_hundredths: bigint;
    referral_hundredths: bigint;
  }>(
    database.raw('daily_hundredths::text[] as daily_hundredths'),
    'weekly_goal_hundredths',
    'weekly_hundredths',
    'referral_goal_hundredths',
    'referral_hundredths',
  );
  return {
    dailyHundredths: row.daily_hundredths.map(BigInt),
    weeklyGoalHundredths: row.weekly_goal_hundredths,
    weeklyHundredths: row.weekly_hundredths,
    referralGoalHundredths: row.referral_goal_hundredths,
    referralHundredths: row.referral_hundredths,
  };
}
