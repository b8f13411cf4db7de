import { httpErrors } from '../errors/domain-error.ts';
import { isUuid } from './uuid.ts';

/** By what a list can be sorted: SQL that is never null, and how the text of a cursor is read. */
export interface SortField {
  expression: string;
  type: 'timestamptz' | 'bigint' | 'text';
}
export type SortFields = Readonly<Record<string, SortField>>;

/** What a row of a page carries for its cursor. */
export interface SortedRow {
  id: string;
  sortValue: string;
}

/** What such a list takes as `sort`: `uses` ascending, `-uses` descending; ids are UUIDv7, so that they sort by age. */
export const sortsOf = (fields: SortFields): string[] => ['newest', 'oldest', ...Object.keys(fields).flatMap((name) => [name, `-${name}`])];

/**
 * The SQL of one page in a stable order, the id last: `select` among the columns, `after` in WHERE, `order` after it.
 * Every page costs the same, and rows that come or go meanwhile neither hide nor repeat others. @throws bad_request
 * (400) for a cursor of another list
 */
export function keyset(fields: SortFields, { sort, cursor }: { sort: string; cursor?: string | undefined }, id = 'id') {
  const isDescending = sort === 'newest' || sort.startsWith('-');
  const [way, beyond] = isDescending ? ['desc', '<'] : ['asc', '>'];
  if (sort === 'newest' || sort === 'oldest') {
    const bindings = cursor === undefined ? {} : readCursor(cursor, 'uuid');
    const after = cursor === undefined ? 'true' : `${id} ${beyond} :afterId::uuid`;
    return { select: `${id}::text as "sortValue"`, after, order: `${id} ${way}`, bindings };
  }
  const field = fields[isDescending ? sort.slice(1) : sort];
  if (!field) throw new Error(`nothing is sorted by ${sort}`);
  const { expression, type } = field;
  return {
    select: `(${expression})::text as "sortValue"`,
    after: cursor === undefined ? 'true' : `(${expression}, ${id}) ${beyond} (:sortValue::${type}, :afterId::uuid)`,
    order: `${expression} ${way}, ${id} ${way}`,
    bindings: cursor === undefined ? {} : readCursor(cursor, type),
  };
}

export function cursorAfter({ sortValue, id }: SortedRow): string {
  return Buffer.from(JSON.stringify([sortValue, id])).toString('base64url');
}

/** Of what was found with one more than `limit`: the page, and from where the next one goes on. */
export function cutPage<Row, Cursor>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => Cursor,
): { rows: Row[]; nextCursor: Cursor | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last !== undefined ? cursorOf(last) : null };
}

const isReadable: Record<SortField['type'] | 'uuid', (text: string) => boolean> = {
  timestamptz: (text) => /^(infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?)$/.test(text),
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  text: (text) => /^[^\0]{0,300}$/.test(text),
  uuid: isUuid,
};

function readCursor(cursor: string, type: keyof typeof isReadable): { sortValue: string; afterId: string } {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.length === 2) {
      const [sortValue, afterId] = value as [unknown, unknown];
      if (typeof sortValue === 'string' && isReadable[type](sortValue) && typeof afterId === 'string' && isUuid(afterId))
        return { sortValue, afterId };
    }
  } catch {
    // falls through to the refusal
  }
  throw httpErrors('bad_request', 'The cursor does not belong to this list');
}
