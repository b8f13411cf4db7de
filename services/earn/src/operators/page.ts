import { type Database, Type } from '@facet/service-kit';
import { Line } from './line.ts';

/** What every operators' list takes: newest first unless asked otherwise; the cursor is the id of the last row seen. */
export const pageQuery = {
  search: Type.Optional(Line({ maxLength: 200 })),
  sort: Type.Unsafe<'newest' | 'oldest'>({ type: 'string', enum: ['newest', 'oldest'], default: 'newest' }),
  cursor: Type.Optional(Type.String({ format: 'uuid', description: 'nextCursor of the page before' })),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
};

/** By what else a list can be sorted: SQL over the table's own columns, never null. */
export interface SortFields {
  table: string;
  by: Readonly<Record<string, string>>;
}

/** The same for a list that is sorted by more than age: `uses` ascending, `-uses` descending. */
export function sortedPageQuery({ by }: SortFields) {
  const names = ['newest', 'oldest', ...Object.keys(by).flatMap((name) => [name, `-${name}`])];
  return { ...pageQuery, sort: Type.Unsafe<string>({ type: 'string', enum: names, default: 'newest' }) };
}

/** What every operators' list answers beside its rows. */
export const pageAnswer = {
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  total: Type.Integer({ minimum: 0, description: 'found in all; more than 10000 are counted as 10000' }),
};

export interface PageRequest {
  sort: string;
  cursor?: string;
  limit: number;
}

/** Knex’s own type of a query under way. */
export type Query = ReturnType<Database['queryBuilder']>;

const MOST_COUNTED = 10_000;

/** One page of what `query` finds: by its rows' UUIDv7, or by what `fields` names. A cursor's row is looked up, so rows must stay. */
export async function pageOf<Row extends { id: string }>(
  database: Database,
  query: Query,
  { sort, cursor, limit }: PageRequest,
  fields?: SortFields,
): Promise<{ rows: Row[]; nextCursor: string | null; total: number }> {
  const counted = database
    .count<{ count: bigint }[]>('* as count')
    .from(query.clone().clearSelect().select('id').limit(MOST_COUNTED).as('found'));
  const { order, after } = orderOf(sort, fields);
  const page = query.orderByRaw(order).limit(limit + 1);
  if (cursor !== undefined) void page.whereRaw(after, [cursor]);
  const [found, [count]] = await Promise.all([page as unknown as Promise<Row[]>, counted]);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null, total: Number(count?.count ?? 0n) };
}

function orderOf(sort: string, fields: SortFields | undefined): { order: string; after: string } {
  if (sort === 'newest') return { order: 'id desc', after: 'id < ?' };
  if (sort === 'oldest') return { order: 'id asc', after: 'id > ?' };
  const isDescending = sort.startsWith('-');
  const [way, beyond] = isDescending ? ['desc', '<'] : ['asc', '>'];
  const expression = fields?.by[isDescending ? sort.slice(1) : sort];
  if (fields === undefined || expression === undefined) throw new Error(`nothing is sorted by ${sort}`);
  const last = `select ${expression}, id from ${fields.table} where id = ?`;
  return { order: `${expression} ${way}, id ${way}`, after: `(${expression}, id) ${beyond} (${last})` };
}

/** A search text for `ilike`: its own signs stand for themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
