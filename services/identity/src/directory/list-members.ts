import {
  beginningWith,
  containing,
  cursorAfter,
  cutPage,
  isUuid,
  keyset,
  type Database,
  type SortedRow,
  type SortFields,
} from '@facet/service-kit';
import { COLUMNS, presentMember, type MemberRow } from './directory-member.ts';

export const filters = ['all', 'active', 'banned', 'risk'] as const;
export type Filter = (typeof filters)[number];
export const sorts = ['createdAt', '-createdAt', 'username', '-username'] as const;
export type Sort = (typeof sorts)[number];

export interface DirectoryQuery {
  search?: string | undefined;
  filter: Filter;
  sort: Sort;
  cursor?: string | undefined;
  limit: number;
}

const sortFields: SortFields = {
  createdAt: { expression: 'm.created_at', type: 'timestamptz' },
  username: { expression: 'lower(m.username)', type: 'text' },
};
const conditionOf: Record<Filter, string> = {
  all: 'true',
  active: 'NOT m.disabled',
  banned: 'm.disabled',
  risk: "m.risk_signs <> '{}'",
};
/** More are not counted: that would take longer than the page. */
const COUNTED_MAX = 1_000;
/** Below it the index of parts of names is of no help, and a name is looked for by its beginning. */
const PART_MIN_LENGTH = 3;

/** A page of members; it costs the same however many there are. */
export async function listMembers(database: Database, query: DirectoryQuery) {
  const { search, filter, sort, cursor, limit } = query;
  const page = keyset(sortFields, { sort, cursor }, 'm.id');
  const { where, bindings } = conditions(search?.trim().toLowerCase() ?? '', filter);
  const [{ rows }, counted] = await Promise.all([
    database.raw<{ rows: (MemberRow & SortedRow)[] }>(
      `SELECT ${COLUMNS}, ${page.select} FROM members m WHERE ${where} AND ${page.after} ORDER BY ${page.order} LIMIT :limit`,
      { ...bindings, ...page.bindings, limit: limit + 1 },
    ),
    search?.trim() || filter === 'risk' ? countSome(database, where, bindings) : countAll(database, filter),
  ]);
  const { rows: found, nextCursor } = cutPage(rows, limit, cursorAfter);
  return { members: found.map(presentMember), nextCursor, ...counted };
}

function conditions(search: string, filter: Filter): { where: string; bindings: Record<string, string> } {
  const narrowed = conditionOf[filter];
  if (search === '') return { where: narrowed, bindings: {} };
  if (isUuid(search)) return { where: `${narrowed} AND m.id = :id::uuid`, bindings: { id: search } };
  const pattern = search.length < PART_MIN_LENGTH ? beginningWith(search) : containing(search);
  const named = '(lower(m.username) LIKE :pattern OR m.platform_user_id = :exactly)';
  return { where: `${narrowed} AND ${named}`, bindings: { pattern, exactly: search } };
}

async function countSome(database: Database, where: string, bindings: Record<string, string>) {
  const { rows } = await database.raw<{ rows: [{ total: number }] }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM members m WHERE ${where} LIMIT :atMost) AS found`,
    { ...bindings, atMost: COUNTED_MAX + 1 },
  );
  const { total } = rows[0];
  return { total: Math.min(total, COUNTED_MAX), totalIsExact: total <= COUNTED_MAX };
}

async function countAll(database: Database, filter: Filter) {
  const { rows } = await database.raw<{ rows: [{ members: number; disabled: number }] }>(
    'SELECT sum(members)::int AS members, sum(disabled)::int AS disabled FROM member_counts',
  );
  const { members, disabled } = rows[0];
  return { total: filter === 'all' ? members : filter === 'banned' ? disabled : members - disabled, totalIsExact: true };
}
