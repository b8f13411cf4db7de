import { databaseTime, defineErrors, MoneyInput, parseMoney, Type, type Static, type Transaction } from '@facet/service-kit';
import { presentRank } from './rank-answer.ts';
import { Rank } from './rank.ts';

const rankErrors = defineErrors({
  rank_not_found: 404,
  rank_invalid: 400,
  requirement_taken: 409,
  rank_changed: 409,
  share_above_limit: 409,
});
const strict = { additionalProperties: false };

export const RankEdit = Type.Object(
  {
    bonusPercentage: Type.Union([Type.Number(), Type.String({ maxLength: 10 })], { description: '0 to 100, in steps of 0.1' }),
    requiredEarnings: MoneyInput,
    color: Type.String({ maxLength: 10 }),
    expected: Type.Optional(
      Type.Object(
        { bonusPercentage: Type.Number(), requiredEarnings: Type.String({ maxLength: 20 }), color: Type.String({ maxLength: 10 }) },
        { ...strict, description: 'the rank as it was seen: 409 rank_changed when somebody else was quicker' },
      ),
    ),
  },
  strict,
);
type RankEdit = Static<typeof RankEdit>;

/**
 * One rank needs nothing, always; no two need the same. @throws rank_not_found (404), rank_invalid (400),
 * requirement_taken, rank_changed, share_above_limit (409)
 */
export async function editRank(
  transaction: Transaction,
  id: string,
  { bonusPercentage, requiredEarnings, color, expected }: RankEdit,
  { by, highestPercent }: { by: string; highestPercent: number },
): Promise<{ before: Rank; after: Rank }> {
  const percent = Number(bonusPercentage);
  const tenths = Math.round(percent * 10);
  if (!Number.isFinite(percent) || percent < 0 || percent > 100 || Math.abs(tenths - percent * 10) > 1e-6)
    throw rankErrors('rank_invalid', 'The bonus must be between 0 and 100 percent, in steps of 0.1.');
  if (!/^#[0-9a-fA-F]{6}$/.test(color)) throw rankErrors('rank_invalid', 'The color must be written as #rrggbb.');
  const required = parseMoney(requiredEarnings, 'requiredEarnings');
  // All of them, in one order: what another one needs must not change meanwhile.
  const ranks = await Rank.query(transaction).orderBy('id').forUpdate();
  const before = ranks.find((each) => each.id === id);
  if (!before) throw rankErrors('rank_not_found', 'There is no such rank.');
  if (expected !== undefined && !isSame(before, expected))
    throw rankErrors('rank_changed', `Someone changed ${before.name} in the meantime. Check it again before you save.`);
  if (tenths > highestPercent * 10 && tenths * 10 > before.bonusPercent)
    throw rankErrors(
      'share_above_limit',
      `A bonus above ${highestPercent}% has to be allowed by an owner first: “Referral ranks: highest bonus” in Site settings.`,
    );
  if (before.requiredEarnings === 0n && required !== 0n)
    throw rankErrors('rank_invalid', `${before.name} is the default rank: it needs nothing.`);
  const other = ranks.find((each) => each.id !== id && each.requiredEarnings === required);
  if (other) throw rankErrors('requirement_taken', `${other.name} already needs this amount.`);
  const after = await Rank.query(transaction)
    .where({ id })
    .patch({
      bonusPercent: tenths * 10,
      requiredEarnings: required,
      color: color.toLowerCase(),
      changedBy: by,
      changedAt: databaseTime,
    })
    .returning('*')
    .first()
    .throwIfNotFound();
  return { before, after };
}

function isSame(rank: Rank, seen: NonNullable<RankEdit['expected']>): boolean {
  const now = presentRank(rank);
  return (
    now.bonusPercentage === seen.bonusPercentage && now.requiredEarnings === seen.requiredEarnings && now.color === seen.color.toLowerCase()
  );
}
