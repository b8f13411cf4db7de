import type { Transaction } from '@facet/service-kit';
import { CountedEarning } from './counted-earning.ts';
import { WeeklyEarning } from './weekly-earning.ts';

/** Adds an earning to its week (Monday, UTC), once; not when its reversal was quicker. */
export async function countEarning(
  transaction: Transaction,
  earning: { earningId: string; memberId: string; earnedHundredths: bigint; creditedAt: string },
): Promise<void> {
  const week = transaction.raw("date_trunc('week', ?::timestamptz at time zone 'UTC')::date", [earning.creditedAt]);
  const { earningId, memberId, earnedHundredths: amount } = earning;
  if (!(await CountedEarning.insertNew(transaction, { earningId, memberId, week, amount }, 'earning_id'))) return;
  await transaction.raw(
    `insert into weekly_earnings (week, member_id, earned) select week, member_id, amount from counted_earnings where earning_id = ?
     on conflict (week, member_id) do update set earned = weekly_earnings.earned + excluded.earned`,
    [earningId],
  );
}

/** Takes it out again, once. */
export async function uncountEarning(
  transaction: Transaction,
  { earningId, memberId }: { earningId: string; memberId: string },
): Promise<void> {
  if (await CountedEarning.insertNew(transaction, { earningId, memberId, isReversed: true }, 'earning_id')) return;
  const [reversed] = await CountedEarning.query(transaction)
    .where({ earning_id: earningId, is_reversed: false })
    .patch({ isReversed: true })
    .returning('*');
  if (reversed?.week)
    await WeeklyEarning.query(transaction)
      .where({ week: reversed.week, member_id: reversed.memberId })
      .decrement('earned', Number(reversed.amount ?? 0n));
}
