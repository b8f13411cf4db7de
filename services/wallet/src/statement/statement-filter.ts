import { Type, type Database, type Static } from '@facet/service-kit';
import { earnedNames, typesOf, type EarnedName } from '../figures/index.ts';
import { categories, conditionOf, type Category, type MovementRow } from './transaction.ts';

/** Which of a member's lines are asked for; what is absent does not narrow. */
export const StatementFilter = Type.Object({
  month: Type.Optional(Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$', description: 'UTC, such as 2026-11' })),
  category: Type.Optional(Type.Unsafe<Category>({ type: 'string', enum: categories })),
  since: Type.Optional(Type.String({ format: 'date', description: 'a day, UTC, such as 2026-11-23' })),
  earned: Type.Optional(
    Type.Unsafe<EarnedName>({ type: 'string', enum: earnedNames, description: 'what counts as earned, of that source' }),
  ),
  type: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$', description: 'the type of movement' })),
});
export type StatementFilter = Static<typeof StatementFilter>;

/** The member's own lines: those that touch their balance or their debt. */
export function linesOf(database: Database, memberId: string, { month, since, category, earned, type }: StatementFilter) {
  const lines = database<MovementRow>('movements').whereRaw(
    "member_id = ? and (debit_account in ('available', 'debt') or credit_account in ('available', 'debt'))",
    [memberId],
  );
  if (month !== undefined) {
    const bounds = { memberId, start: `${month}-01T00:00:00Z` };
    void lines.whereRaw(
      "seq >= first_seq_at(:memberId, :start::timestamptz) and seq < first_seq_at(:memberId, :start::timestamptz + interval '1 month')",
      bounds,
    );
  }
  if (since !== undefined) void lines.whereRaw('seq >= first_seq_at(?, ?::timestamptz)', [memberId, `${since}T00:00:00Z`]);
  if (earned !== undefined) void lines.whereRaw('type = any (?)', [typesOf(earned)]);
  if (category !== undefined) void lines.whereRaw(conditionOf(category));
  if (type !== undefined) void lines.whereRaw('type = ?', [type]);
  return lines;
}
