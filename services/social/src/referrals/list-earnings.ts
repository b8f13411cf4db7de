import { formatMoney, MoneyText, shortName, Type, type Database, type Static } from '@facet/service-kit';
import { ReferralBonus } from './referral-bonus.ts';

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
  const bonuses = await ReferralBonus.query(database)
    .leftJoinRelated('referred')
    .where({ 'referral_bonuses.referrer_id': memberId, state: 'credited' })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'earning_id', order: 'desc' },
    ])
    .limit(limit)
    .select('referral_bonuses.*', 'referred.username')
    .castTo<(ReferralBonus & { username: string | null })[]>();
  return bonuses.map((bonus) => ({
    id: bonus.earningId,
    amount: formatMoney(bonus.amount),
    bonusPercentage: (bonus.bonusPercent ?? 0) / 100,
    createdAt: bonus.createdAt.toISOString(),
    username: bonus.username,
    source: bonus.source ?? 'wall',
    earned: formatMoney(bonus.earned ?? 0n),
  }));
}
