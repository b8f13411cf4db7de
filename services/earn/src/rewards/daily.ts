import { sentence } from '@facet/money-kit';
import type { Database, Kit, Transaction } from '@facet/service-kit';
import { promiseEarning } from '../earnings/index.ts';
import { DailyClaim } from './claims.ts';
import { calendar, currentStreak, dailyAmount, type DailyStanding } from './daily-rules.ts';
import { lockMember } from './lock-member.ts';
import { readRewardAmounts, type RewardAmounts } from './reward-amounts.ts';
import { rewardErrors } from './reward-errors.ts';

interface Standing extends DailyStanding {
  hasEarnedLately: boolean;
}

/** What the Rewards page shows of the daily bonus. */
export async function dailyState(database: Database, memberId: string, amounts: RewardAmounts) {
  const standing = await readStanding(database, memberId);
  const isClaimedToday = standing.lastDay === standing.today;
  const streak = currentStreak(standing);
  return {
    streak,
    isClaimedToday,
    nextHundredths: dailyAmount(amounts.dailyHundredths, streak + 1),
    days: calendar(amounts.dailyHundredths, standing),
    needsEarning: needsEarning(standing),
  };
}

/** Pays today's bonus and returns it. @throws already_claimed, earning_needed. */
export async function claimDaily(
  transaction: Transaction,
  outbox: Kit['outbox'],
  memberId: string,
): Promise<{ rewardHundredths: bigint; messageIds: string[] }> {
  await lockMember(transaction, memberId);
  const standing = await readStanding(transaction, memberId);
  if (standing.lastDay === standing.today)
    throw rewardErrors('already_claimed', 'You have already claimed today’s bonus. Come back tomorrow!');
  if (needsEarning(standing))
    throw rewardErrors('earning_needed', 'Complete an offer or a social task first: the daily bonus needs one from the last 7 days.');
  const streak = currentStreak(standing) + 1;
  const { dailyHundredths } = await readRewardAmounts(transaction);
  const rewardHundredths = dailyAmount(dailyHundredths, streak);
  const { earningId, messageId } = await promiseEarning(transaction, outbox, {
    member_id: memberId,
    source: 'daily',
    key: `daily:${standing.today}`,
    label: sentence('daily.bonus', { day: streak }),
    amount_hundredths: rewardHundredths,
  });
  await DailyClaim.query(transaction).insert({ memberId, day: standing.today, streak, earningId });
  return { rewardHundredths, messageIds: [messageId] };
}

/** The first claim is free; each later one needs a wall's or a task's credit. */
function needsEarning({ lastDay, hasEarnedLately }: Standing): boolean {
  return lastDay !== null && !hasEarnedLately;
}

async function readStanding(database: Database | Transaction, memberId: string): Promise<Standing> {
  const { rows } = await database.raw<{
    rows: { today: string; lastDay: string | null; lastStreak: number | null; hasEarnedLately: boolean }[];
  }>(
    `select (clock_timestamp() at time zone 'utc')::date::text as today, c.day::text as "lastDay", c.streak as "lastStreak",
       exists (select from earnings where member_id = :member and source in ('wall', 'task') and state in ('sent', 'credited')
               and sent_at > clock_timestamp() - interval '7 days') as "hasEarnedLately"
     from (select 1) one left join lateral
       (select day, streak from daily_claims where member_id = :member order by day desc limit 1) c on true`,
    { member: memberId },
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a standing always has a row');
  return { ...row, lastStreak: row.lastStreak ?? 0 };
}
