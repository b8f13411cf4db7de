import { formatMoney, MoneyText, shortName, Type, type Database, type Static } from '@facet/service-kit';
import type { Bonus } from './bonus.ts';

export const ReferralEarning = Type.Object(
  {
    id: Type.String(),
    amount: MoneyText,
    bonusPercentage: Type.Number(),
    createdAt: Type.String({ format: 'date-time' }),
    username: Type.Union([Type.String(), Type.Null()], { description: 'the referred member' }),
    source: Type.String({ description: 'wall, task or promo' }),
    earned: MoneyText,
  },
  { $id: 'ReferralEarning' },
);

/** As the referrer sees it: what they received, never what the friend earned, or where. */
export const OwnReferralEarning = Type.Object(
  {
    id: Type.String(),
    amount: MoneyText,
    bonusPercentage: Type.Number(),
    createdAt: Type.String({ format: 'date-time' }),
    friend: Type.String({ description: 'the name of the referred member, shortened' }),
  },
  { $id: 'OwnReferralEarning' },
);

export function presentOwn({
  id,
  amount,
  bonusPercentage,
  createdAt,
  username,
}: Static<typeof ReferralEarning>): Static<typeof OwnReferralEarning> {
  return { id, amount, bonusPercentage, createdAt, friend: shortName(username ?? '') };
}

/** The newest bonuses that stand. */
export async function listEarnings(database: Database, memberId: string, limit: number): Promise<Static<typeof ReferralEarning>[]> {
  const rows: (Bonus & { username: string | null })[] = await database('referral_bonuses')
    .leftJoin('members', 'members.member_id', 'referral_bonuses.referred_id')
    .where({ 'referral_bonuses.referrer_id': memberId, state: 'credited' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'earning_id', order: 'desc' },
    ])
    .limit(limit)
    .select('referral_bonuses.*', 'members.username');
  return rows.map((row) => ({
    id: row.earning_id,
    amount: formatMoney(row.amount),
    bonusPercentage: (row.bonus_percent ?? 0) / 100,
    createdAt: row.created_at.toISOString(),
    username: row.username,
    source: row.source ?? 'wall',
    earned: formatMoney(row.earned ?? 0n),
  }));
}
