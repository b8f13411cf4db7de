import { sentence } from '@facet/money-kit';
import type { Database, Kit, Transaction } from '@facet/service-kit';
import { promiseEarning } from '../earnings/index.ts';
import { WeeklyClaim } from './claims.ts';
import { lockMember } from './lock-member.ts';
import { readRewardAmounts, type RewardAmounts } from './reward-amounts.ts';
import { rewardErrors } from './reward-errors.ts';

/** One ISO week of a member, UTC. */
interface Week {
  /** Its Monday. */
  week: string;
  /** Such as 2026-W47. */
  name: string;
  endsAt: Date;
  earnedHundredths: bigint;
  isClaimed: boolean;
}

/** This week's progress; `unclaimed`: the week whose reward can be claimed now, which may be the last one. */
export async function weeklyState(database: Database, memberId: string, amounts: RewardAmounts) {
  const [last, current] = await readWeeks(database, memberId);
  return { current, claimable: claimable([last, current], amounts)?.name ?? null };
}

/**
 * Pays the reward of a week whose goal is reached: last week's while it is unclaimed, then this one's. @throws
 * goal_not_reached, already_claimed.
 */
export async function claimWeekly(
  transaction: Transaction,
  outbox: Kit['outbox'],
  memberId: string,
): Promise<{ rewardHundredths: bigint; messageIds: string[] }> {
  await lockMember(transaction, memberId);
  const amounts = await readRewardAmounts(transaction);
  const weeks = await readWeeks(transaction, memberId);
  const week = claimable(weeks, amounts);
  if (week === undefined)
    throw weeks[1].isClaimed
      ? rewardErrors('already_claimed', 'You have already claimed this week’s reward. The next week begins on Monday.')
      : rewardErrors('goal_not_reached', 'You haven’t reached this week’s goal yet.');
  const { earningId, messageId } = await promiseEarning(transaction, outbox, {
    member_id: memberId,
    source: 'weekly',
    key: `weekly:${week.name}`,
    label: sentence('weekly.challenge', { week: week.name }),
    amount_hundredths: amounts.weeklyHundredths,
  });
  await WeeklyClaim.query(transaction).insert({ memberId, week: week.week, earningId, goalHundredths: amounts.weeklyGoalHundredths });
  return { rewardHundredths: amounts.weeklyHundredths, messageIds: [messageId] };
}

function claimable(weeks: readonly Week[], { weeklyGoalHundredths }: RewardAmounts): Week | undefined {
  return weeks.find(({ isClaimed, earnedHundredths }) => !isClaimed && earnedHundredths >= weeklyGoalHundredths);
}

/** What counts for a week was sent to the wallet in it and not taken back. `monday`: `YYYY-MM-DD`. */
export async function earnedInWeek(database: Database | Transaction, memberId: string, monday: string): Promise<bigint> {
  const { rows } = await database.raw<{ rows: { earned: bigint }[] }>(
    `select coalesce(sum(amount_hundredths), 0)::bigint as earned from earnings
     where member_id = ? and source in ('wall', 'task', 'promo') and state in ('sent', 'credited')
       and sent_at >= ?::timestamp at time zone 'utc' and sent_at < (?::date + 7)::timestamp at time zone 'utc'`,
    [memberId, monday, monday],
  );
  return rows[0]?.earned ?? 0n;
}

/** Last week and this one, UTC. */
async function readWeeks(database: Database | Transaction, memberId: string): Promise<[Week, Week]> {
  const { rows } = await database.raw<{ rows: Omit<Week, 'earnedHundredths'>[] }>(
    `select monday::text as week, to_char(monday, 'IYYY-"W"IW') as name, (monday + 7)::timestamp at time zone 'utc' as "endsAt",
       exists (select from weekly_claims c where c.member_id = ? and c.week = monday) as "isClaimed"
     from (select date_trunc('week', clock_timestamp() at time zone 'utc')::date - ago as monday from (values (7), (0)) as weeks (ago)) mondays
     order by monday`,
    [memberId],
  );
  const [last, current] = rows;
  if (last === undefined || current === undefined) throw new Error('there are always two weeks');
  const withSum = async (week: Omit<Week, 'earnedHundredths'>): Promise<Week> => ({
    ...week,
    earnedHundredths: await earnedInWeek(database, memberId, week.week),
  });
  return [await withSum(last), await withSum(current)];
}
