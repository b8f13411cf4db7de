import type { Transaction } from '@facet/service-kit';

interface Counted {
  earning_id: string;
  member_id: string;
  week: string | null;
  amount: bigint | null;
  is_reversed: boolean;
}

/** Adds an earning to its week (Monday, UTC), once; not when its reversal was quicker. */
export async function countEarning(
  transaction: Transaction,
  earning: { earningId: string; memberId: string; earnedHundredths: bigint; creditedAt: string },
): Promise<void> {
  const week = transaction.raw("date_trunc('week', ?::timestamptz AT TIME ZONE 'UTC')::date", [earning.creditedAt]);
  const stored = await transaction('counted_earnings')
    .insert({ earning_id: earning.earningId, member_id: earning.memberId, week, amount: earning.earnedHundredths })
    .onConflict('earning_id')
    .ignore()
    .returning('earning_id');
  if (stored.length === 0) return;
  await transaction.raw(
    `INSERT INTO weekly_earnings (week, member_id, earned) SELECT week, member_id, amount FROM counted_earnings WHERE earning_id = ?
     ON CONFLICT (week, member_id) DO UPDATE SET earned = weekly_earnings.earned + excluded.earned`,
    [earning.earningId],
  );
}

/** Takes it out again, once. */
export async function uncountEarning(transaction: Transaction, earning: { earningId: string; memberId: string }): Promise<void> {
  const cancelled = await transaction('counted_earnings')
    .insert({ earning_id: earning.earningId, member_id: earning.memberId, is_reversed: true })
    .onConflict('earning_id')
    .ignore()
    .returning('earning_id');
  if (cancelled.length > 0) return;
  const [reversed] = await transaction<Counted>('counted_earnings')
    .where({ earning_id: earning.earningId, is_reversed: false })
    .update({ is_reversed: true })
    .returning('*');
  if (reversed?.week)
    await transaction('weekly_earnings')
      .where({ week: reversed.week, member_id: reversed.member_id })
      .decrement('earned', Number(reversed.amount ?? 0n));
}
