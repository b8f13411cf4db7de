import {
  countedAnswer,
  countFound,
  cursorAfter,
  cutPage,
  keyset,
  sortsOf,
  Type,
  type Database,
  type QueryOf,
  type RecordModel,
  type SortedRow,
  type SortFields,
} from '@facet/service-kit';
import { Line } from './line.ts';

/** What every operators' list takes: newest first unless asked otherwise. */
export const pageQuery = {
  search: Type.Optional(Line({ maxLength: 200 })),
  sort: Type.Unsafe<'newest' | 'oldest'>({ type: 'string', enum: ['newest', 'oldest'], default: 'newest' }),
  cursor: Type.Optional(Type.String({ description: 'nextCursor of the page before' })),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
};

/** The same for a list that is sorted by more than age. */
export function sortedPageQuery(fields: SortFields) {
  return { ...pageQuery, sort: Type.Unsafe<string>({ type: 'string', enum: sortsOf(fields), default: 'newest' }) };
}

/** What every operators' list answers beside its rows. */
export const pageAnswer = {
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  ...countedAnswer,
};

export interface PageRequest {
  sort: string;
  cursor?: string;
  limit: number;
}

/** One page of what `query` finds: by its rows' UUIDv7, or by what `fields` names. */
export async function pageOf<Listed extends RecordModel & { id: string }>(
  database: Database,
  query: QueryOf<Listed>,
  { sort, cursor, limit }: PageRequest,
  fields: SortFields = {},
): Promise<{ rows: Listed[]; nextCursor: string | null; total: number; totalIsExact: boolean }> {
  const counted = countFound(database, query.clone().clearSelect().select('id').toKnexQuery());
  const { select, after, order, bindings } = keyset(fields, { sort, cursor });
  const page = query
    .select(database.raw(select))
    .whereRaw(after, bindings)
    .orderByRaw(order)
    .limit(limit + 1)
    .castTo<(Listed & SortedRow)[]>();
  const [found, count] = await Promise.all([page, counted]);
  return { ...cutPage(found, limit, cursorAfter), ...count };
}
