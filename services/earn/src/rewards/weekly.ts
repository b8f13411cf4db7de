import type { Database, Kit, Transaction } from '@facet/service-kit';
import { promiseEarning } from '../earnings/index.ts';
import { lockMember } from './lock-member.ts';
import { readRewardAmounts, type RewardAmounts } from './reward-amounts.ts';
import { rewardErrors } from './reward-errors.ts';

/** One ISO week of a member, UTC. */
interface Week {
  /** Its Monday. */
  week: string;
  /** Such as 2026-W47. */
  name: string;
  ends_at: Date;
  earned_hundredths: bigint;
  is_claimed: boolean;
}

/** This week's progress; `unclaimed`: the week whose reward can be claimed now, which may be the last one. */
export async function weeklyState(database: Database, memberId: string, amounts: RewardAmounts) {
  const [last, current] = await readWeeks(database, memberId);
  return { current, claimable: claimable([last, current], amounts)?.name ?? null };
}

/** Pays the reward of a week whose goal is reached: last week's while it is unclaimed, then this one's. @throws goal_not_reached, already_claimed. */
export async function claimWeekly(
  transaction: Transaction,
  outbox: Kit['outbox'],
  memberId: string,
): Promise<{ rewardHundredths: bigint; earningIds: string[] }> {
  await lockMember(transaction, memberId);
  const amounts = await readRewardAmounts(transaction);
  const weeks = await readWeeks(transaction, memberId);
  const week = claimable(weeks, amounts);
  if (week === undefined)
    throw weeks[1].is_claimed
      ? rewardErrors('already_claimed', 'You have already claimed this week’s reward')
      : rewardErrors('goal_not_reached', 'You have not reached this week’s goal yet');
  const earning = await promiseEarning(transaction, outbox, {
    member_id: memberId,
    source: 'weekly',
    key: `weekly:${week.name}`,
    label: `Weekly Challenge · ${week.name}`,
    amount_hundredths: amounts.weeklyHundredths,
  });
  await transaction('weekly_claims').insert({ member_id: memberId, week: week.week, earning_id: earning.id });
  return { rewardHundredths: earning.amount_hundredths, earningIds: [earning.id] };
}

function claimable(weeks: readonly Week[], { weeklyGoalHundredths }: RewardAmounts): Week | undefined {
  return weeks.find(({ is_claimed, earned_hundredths }) => !is_claimed && earned_hundredths >= weeklyGoalHundredths);
}

/** Last week and this one. What counts was sent to the wallet in that week and not taken back. */
async function readWeeks(database: Database | Transaction, memberId: string): Promise<[Week, Week]> {
  const { rows } = await database.raw<{ rows: Week[] }>(
    `with weeks as (
       select v.w as starts_at, v.w + interval '7 days' as ends_at
       from (select date_trunc('week', clock_timestamp() at time zone 'utc') as w) now, lateral
         (values (now.w - interval '7 days'), (now.w)) as v (w))
     select w.starts_at::date::text as week, to_char(w.starts_at, 'IYYY-"W"IW') as name, w.ends_at at time zone 'utc' as ends_at,
       (select coalesce(sum(amount_hundredths), 0)::bigint from earnings e
        where e.member_id = :member and e.source in ('wall', 'task', 'promo') and e.state in ('sent', 'credited')
          and e.sent_at >= w.starts_at at time zone 'utc' and e.sent_at < w.ends_at at time zone 'utc') as earned_hundredths,
       exists (select from weekly_claims c where c.member_id = :member and c.week = w.starts_at::date) as is_claimed
     from weeks w order by 1`,
    { member: memberId },
  );
  const [last, current] = rows;
  if (last === undefined || current === undefined) throw new Error('there are always two weeks');
  return [last, current];
}
