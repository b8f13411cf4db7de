import { defineErrors, inTransaction, parseMoney, type Database } from '@facet/service-kit';
import { presentRank } from './rank-answer.ts';
import type { Rank } from './rank.ts';

const rankErrors = defineErrors({ rank_not_found: 404, rank_invalid: 400, requirement_taken: 409, rank_changed: 409 });

export interface RankEdit {
  id: string;
  bonusPercentage: string | number;
  requiredEarnings: string | number;
  color: string;
  by: string;
  /** What the operator saw: the edit is refused when somebody else was quicker. */
  expected?: { bonusPercentage: number; requiredEarnings: string; color: string } | undefined;
}

/** One rank needs nothing, always; no two need the same. @throws rank_not_found (404), rank_invalid (400), requirement_taken, rank_changed (409) */
export async function editRank(
  database: Database,
  { id, bonusPercentage, requiredEarnings, color, by, expected }: RankEdit,
): Promise<Rank> {
  const percent = Number(bonusPercentage);
  const tenths = Math.round(percent * 10);
  if (!Number.isFinite(percent) || percent < 0 || percent > 100 || Math.abs(tenths - percent * 10) > 1e-6)
    throw rankErrors('rank_invalid', 'The bonus must be between 0 and 100 percent, in steps of 0.1.');
  if (!/^#[0-9a-fA-F]{6}$/.test(color)) throw rankErrors('rank_invalid', 'The color must be written as #rrggbb.');
  const required = parseMoney(requiredEarnings, 'requiredEarnings');
  return inTransaction(database, async (transaction) => {
    const ranks = (await transaction<Rank>('ranks').forUpdate()) as Rank[];
    const rank = ranks.find((each) => each.id === id);
    if (!rank) throw rankErrors('rank_not_found', 'There is no such rank.');
    if (expected !== undefined && !isSame(rank, expected))
      throw rankErrors('rank_changed', `Somebody changed ${rank.name} meanwhile. Look at it again before you save.`);
    if (rank.required_earnings === 0n && required !== 0n)
      throw rankErrors('rank_invalid', `${rank.name} is the default rank: it needs nothing.`);
    const other = ranks.find((each) => each.id !== id && each.required_earnings === required);
    if (other) throw rankErrors('requirement_taken', `${other.name} needs just as much.`);
    const [edited] = await transaction<Rank>('ranks')
      .where({ id })
      .update({
        bonus_percent: tenths * 10,
        required_earnings: required,
        color: color.toLowerCase(),
        changed_by: by,
        changed_at: transaction.raw('clock_timestamp()'),
      } as object)
      .returning('*');
    return edited as Rank;
  });
}

function isSame(rank: Rank, seen: { bonusPercentage: number; requiredEarnings: string; color: string }): boolean {
  const now = presentRank(rank);
  return (
    now.bonusPercentage === seen.bonusPercentage && now.requiredEarnings === seen.requiredEarnings && now.color === seen.color.toLowerCase()
  );
}
