import { Type } from 'typebox';

/** One line, as a search or a label; PostgreSQL's text has no NUL. */
const Search = Type.String({ maxLength: 50, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });

/**
 * What a list takes beside its own filters: `sort=uses` ascending, `sort=-uses` descending, the first one unless asked.
 */
export function listQuery<const Sort extends string>(sorts: readonly Sort[]) {
  return {
    search: Type.Optional(Search),
    sort: Type.Unsafe<Sort>({ type: 'string', enum: [...sorts], default: sorts[0] ?? '' }),
    cursor: Type.Optional(Type.String({ description: 'nextCursor of the page before' })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  };
}

/** What it answers beside its rows. */
export const listAnswer = {
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  total: Type.Integer({ minimum: 0, description: 'found by search and filters, on all pages' }),
};
