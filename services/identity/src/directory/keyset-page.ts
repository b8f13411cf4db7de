import { httpErrors } from '@facet/service-kit';

/** What a list for operators may be sorted by: SQL that is never null, and how the text of a cursor is read. */
export interface SortField {
  expression: string;
  type: 'timestamptz' | 'text';
}

/** The SQL of one page: `after` belongs into WHERE, `order` after it; the rows carry `sort_value` and `id`. */
export function keyset(field: SortField, { descending, cursor }: { descending: boolean; cursor: string | undefined }) {
  const { expression, type } = field;
  const way = descending ? 'DESC' : 'ASC';
  const after = `(${expression}, m.id) ${descending ? '<' : '>'} (:sortValue::${type}, :afterId::uuid)`;
  return {
    select: `(${expression})::text AS sort_value`,
    after: cursor === undefined ? 'true' : after,
    order: `${expression} ${way}, m.id ${way}`,
    bindings: cursor === undefined ? {} : readCursor(cursor, type),
  };
}

export function cursorAfter(row: { sort_value: string; id: string }): string {
  return Buffer.from(JSON.stringify([row.sort_value, row.id])).toString('base64url');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const readable: Record<SortField['type'], RegExp> = {
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  text: /^[^\0]{0,100}$/,
};

/** @throws bad_request (400) for one that was not handed out for this order */
function readCursor(cursor: string, type: SortField['type']): { sortValue: string; afterId: string } {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.length === 2) {
      const [sortValue, afterId] = value as [unknown, unknown];
      if (typeof sortValue === 'string' && readable[type].test(sortValue) && typeof afterId === 'string' && UUID.test(afterId))
        return { sortValue, afterId };
    }
  } catch {
    // falls through to the refusal
  }
  throw httpErrors('bad_request', 'The cursor does not belong to this list');
}
