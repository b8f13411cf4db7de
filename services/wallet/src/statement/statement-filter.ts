import { containing, Type, type Database, type Static } from '@facet/service-kit';
import { earnedNames, typesOf, type EarnedName } from '../figures/index.ts';
import { conditionOf, filterCategories, type FilterCategory, type TransferRow } from './transaction.ts';

/** Which of a member's lines are asked for; what is absent does not narrow. */
export const StatementFilter = Type.Object({
  month: Type.Optional(Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])$', description: 'UTC, such as 2026-11' })),
  category: Type.Optional(
    Type.Unsafe<FilterCategory>({ type: 'string', enum: filterCategories, description: 'games: both game and game_win' }),
  ),
  since: Type.Optional(Type.String({ format: 'date', description: 'a day, UTC, such as 2026-11-23' })),
  earned: Type.Optional(
    Type.Unsafe<EarnedName>({ type: 'string', enum: earnedNames, description: 'what counts as earned, of that source' }),
  ),
  type: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$', description: 'the type of transfer' })),
  search: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '^[^\\u0000-\\u001f\\u007f]*$',
      description:
        'a part of the reason as it is stored, in English; the reference or a part of it from its beginning or a colon on; or the exact amount: 44, 44.00, R$ 1,284.50',
    }),
  ),
});
export type StatementFilter = Static<typeof StatementFilter>;

/** The member's own lines: those that touch their balance or their debt. */
export function linesOf(database: Database, memberId: string, filter: StatementFilter) {
  const { month, since, category, earned, type, search } = filter;
  const lines = database<TransferRow>('transfers').whereRaw(
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
  if (search !== undefined) {
    const amount = amountIn(search);
    void lines.where((either) => {
      // Of a reference the beginning of a part: digits in the middle of a random one are no find.
      void either.whereILike('reason', containing(search)).orWhereRaw("':' || key ilike ?", [containing(`:${search}`)]);
      if (amount !== undefined) void either.orWhereRaw('amount = ?::bigint', [amount]);
    });
  }
  return lines;
}

/** An amount as people and pages write it, in hundredths; the sign does not count. */
function amountIn(search: string): string | undefined {
  const [, whole, fraction = ''] = /^[+\-−]? ?(?:R\$)? ?(\d[\d,]{0,15})(?:\.(\d{1,2}))?$/.exec(search.trim()) ?? [];
  return whole === undefined ? undefined : `${whole.replaceAll(',', '')}${fraction.padEnd(2, '0')}`;
}
