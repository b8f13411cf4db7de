import type { Kit, Transaction } from '@facet/service-kit';
import { type Earning, reverseEarning } from '../earnings/index.ts';
import { WeeklyClaim } from './claims.ts';
import { lockMember } from './lock-member.ts';
import { goalThen, readRewardAmounts } from './reward-amounts.ts';
import { earnedInWeek } from './weekly.ts';

/**
 * Takes back the weekly reward that a charged-back earning had caused: without it the week stays below the goal.
 * `earning` is as it was before it was taken back.
 */
export async function undoWeekly(transaction: Transaction, outbox: Kit['outbox'], earning: Earning): Promise<void> {
  if (earning.sent_at === null) return;
  await lockMember(transaction, earning.member_id);
  const claim = await WeeklyClaim.query(transaction)
    .where({ member_id: earning.member_id })
    .whereRaw(`week = date_trunc('week', ?::timestamptz at time zone 'utc')::date`, [earning.sent_at])
    .select(transaction.raw('week::text'), 'earning_id', 'goal_hundredths')
    .first();
  if (claim === undefined) return;
  const { weeklyGoalHundredths } = await readRewardAmounts(transaction);
  const goal = goalThen(claim.goalHundredths, weeklyGoalHundredths);
  if ((await earnedInWeek(transaction, earning.member_id, claim.week)) < goal) await reverseEarning(transaction, outbox, claim.earningId);
}
