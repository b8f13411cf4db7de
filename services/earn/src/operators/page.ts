import { type Database, Type } from '@facet/service-kit';
import { Line } from './line.ts';

/** What every operators' list takes: newest first unless asked otherwise; the cursor is the id of the last row seen. */
export const pageQuery = {
  search: Type.Optional(Line({ maxLength: 200 })),
  sort: Type.Unsafe<'newest' | 'oldest'>({ type: 'string', enum: ['newest', 'oldest'], default: 'newest' }),
  cursor: Type.Optional(Type.String({ format: 'uuid', description: 'nextCursor of the page before' })),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
};

/** What every operators' list answers beside its rows. */
export const pageAnswer = {
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  total: Type.Integer({ minimum: 0, description: 'found in all; more than 10000 are counted as 10000' }),
};

export interface PageRequest {
  sort: 'newest' | 'oldest';
  cursor?: string;
  limit: number;
}

/** Knex’s own type of a query under way. */
export type Query = ReturnType<Database['queryBuilder']>;

const MOST_COUNTED = 10_000;

/** One page of what `query` finds, by its rows' UUIDv7. */
export async function pageOf<Row extends { id: string }>(
  database: Database,
  query: Query,
  { sort, cursor, limit }: PageRequest,
): Promise<{ rows: Row[]; nextCursor: string | null; total: number }> {
  const counted = database
    .count<{ count: bigint }[]>('* as count')
    .from(query.clone().clearSelect().select('id').limit(MOST_COUNTED).as('found'));
  const page = query.orderBy('id', sort === 'newest' ? 'desc' : 'asc').limit(limit + 1);
  if (cursor !== undefined) void page.where('id', sort === 'newest' ? '<' : '>', cursor);
  const [found, [count]] = await Promise.all([page as unknown as Promise<Row[]>, counted]);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null, total: Number(count?.count ?? 0n) };
}

/** A search text for `ilike`: its own signs stand for themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
