import { httpErrors, Type } from '@facet/service-kit';

/** A list for operators, in a stable order: `sort` names a field, `-field` the other way round. */
export interface SortField {
  /** SQL, never null. */
  expression: string;
  /** The type that the text of a cursor is read as. */
  type: 'timestamptz' | 'bigint' | 'text';
}

/** The query string of such a list. */
export const pageQuery = (fields: readonly string[], byDefault: string) => ({
  search: Type.Optional(Type.String({ maxLength: 100, description: 'a part of the username, or an id' })),
  sort: Type.Unsafe<string>({ type: 'string', enum: fields.flatMap((field) => [field, `-${field}`]), default: byDefault }),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: 'nextCursor of the page before' })),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

/** What the answer has beside its rows. */
export const pageFields = {
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  total: Type.Integer({ description: 'of all pages' }),
};

/** The SQL of one page: `after` belongs into WHERE, `order` after it; the rows carry `sort_value` and `id`. */
export function keyset(fields: Readonly<Record<string, SortField>>, sort: string, idExpression: string, cursor: string | undefined) {
  const descending = sort.startsWith('-');
  const field = fields[descending ? sort.slice(1) : sort];
  if (!field) throw new Error(`nothing is sorted by ${sort}`);
  const { expression, type } = field;
  const way = descending ? 'DESC' : 'ASC';
  const [sortValue, id] = cursor === undefined ? [null, null] : readCursor(cursor, type);
  return {
    select: `(${expression})::text AS sort_value`,
    after:
      cursor === undefined ? 'true' : `(${expression}, ${idExpression}) ${descending ? '<' : '>'} (:sortValue::${type}, :afterId::uuid)`,
    order: `${expression} ${way}, ${idExpression} ${way}`,
    bindings: cursor === undefined ? {} : { sortValue, afterId: id },
  };
}

export function cursorAfter(row: { sort_value: string; id: string }): string {
  return Buffer.from(JSON.stringify([row.sort_value, row.id])).toString('base64url');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const readable: Record<SortField['type'], RegExp> = {
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  bigint: /^-?\d{1,18}$/,
  text: /^[^\0]{0,100}$/,
};

/** @throws bad_request (400) for one that was not handed out for this order */
function readCursor(cursor: string, type: SortField['type']): [string, string] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.length === 2) {
      const [sortValue, id] = value as [unknown, unknown];
      if (typeof sortValue === 'string' && readable[type].test(sortValue) && typeof id === 'string' && UUID.test(id))
        return [sortValue, id];
    }
  } catch {
    // falls through to the refusal
  }
  throw httpErrors('bad_request', 'The cursor does not belong to this list');
}

/** A pattern for LIKE that finds the text anywhere, whatever is in it. */
export const anywhere = (text: string): string => `%${beginningWith(text)}`;

export const beginningWith = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
