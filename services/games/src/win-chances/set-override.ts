import { databaseTime, Type, uuidv7, type Static, type Transaction } from '@facet/service-kit';
import { KnownMember, type Member } from '../members/index.ts';
import { GameType, NullableNumber } from './override-answer.ts';
import { overrideErrors } from './override-errors.ts';
import { readOverride, type ListedOverride } from './overrides.ts';
import { WinChanceOverride } from './win-chance-override.ts';

export const NewOverride = Type.Object(
  {
    userId: Type.Optional(Type.String({ format: 'uuid', description: 'or username' })),
    username: Type.Optional(Type.String({ maxLength: 100, description: 'instead of userId, compared without case' })),
    gameType: Type.Optional(GameType),
    houseEdgeMultiplier: Type.Number({ description: '0.01 to 1.00, in steps of 0.01' }),
    maxMultiplierOverride: Type.Optional(NullableNumber),
    notes: Type.Optional(Type.Union([Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' }), Type.Null()])),
  },
  { additionalProperties: false },
);
export type NewOverride = Static<typeof NewOverride>;

/**
 * A second one for the same member and game replaces the first. The member has a row in `members`. `before`: the one
 * that is replaced.
 * @throws win_chance_invalid, max_multiplier_invalid (400)
 */
export async function setOverride(
  transaction: Transaction,
  { id: memberId }: Member,
  { gameType: game = 'bombs', ...input }: NewOverride,
  by: string,
): Promise<{ before: ListedOverride | null; after: ListedOverride }> {
  const values = parseValues(input);
  // The member's row is there when an override is not yet: of two operators the second one sees what the first one set.
  await KnownMember.query(transaction).findById(memberId).forUpdate();
  const before = await readOverride(transaction, { memberId, game });
  const id = uuidv7();
  const set = { id, createdBy: by, createdAt: databaseTime, ...values };
  await WinChanceOverride.query(transaction)
    .insert({ memberId, game, ...set })
    .onConflict(['member_id', 'game'])
    .merge(set);
  return { before: before ?? null, after: (await readOverride(transaction, { id })) as ListedOverride };
}

function parseValues({ houseEdgeMultiplier, maxMultiplierOverride = null, notes = null }: Omit<NewOverride, 'gameType'>) {
  const percent = Math.round(houseEdgeMultiplier * 100);
  if (percent < 1 || percent > 100 || Math.abs(percent - houseEdgeMultiplier * 100) > 1e-9)
    throw overrideErrors('win_chance_invalid', 'The win chance must be between 0.01 and 1.00, in steps of 0.01.');
  const tenths = maxMultiplierOverride === null ? null : Math.round(maxMultiplierOverride * 10);
  if (tenths !== null && (tenths < 10 || tenths > 100_000 || Math.abs(tenths - (maxMultiplierOverride ?? 0) * 10) > 1e-9))
    throw overrideErrors('max_multiplier_invalid', 'The maximum multiplier must be at least 1.0, in steps of 0.1.');
  return { winChancePercent: percent, maxMultiplier: tenths === null ? null : tenths * 10, notes: notes?.trim() || null };
}
