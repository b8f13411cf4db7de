import { isIP } from 'node:net';
import {
  countFound,
  cursorAfter,
  cutPage,
  isUuid,
  keyset,
  named,
  type Database,
  type SortedRow,
  type SortFields,
} from '@facet/service-kit';
import { Member } from '../members/index.ts';
import { presentMember } from './directory-member.ts';

export const filters = ['all', 'active', 'banned', 'risk'] as const;
export type Filter = (typeof filters)[number];
export const sorts = ['createdAt', '-createdAt', 'username', '-username'] as const;
export type Sort = (typeof sorts)[number];

export interface DirectoryQuery {
  search?: string | undefined;
  filter: Filter;
  sort: Sort;
  /** Joined at this moment or later. */
  joinedFrom?: string | undefined;
  /** Joined before this moment. */
  joinedUntil?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const sortFields: SortFields = {
  createdAt: { expression: 'members.created_at', type: 'timestamptz' },
  username: { expression: 'lower(members.username)', type: 'text' },
};
const conditionOf: Record<Filter, string> = {
  all: 'true',
  active: 'not disabled',
  banned: 'disabled',
  risk: "risk_signs <> '{}'",
};

/** A page of members; it costs the same however many there are. */
export async function listMembers(database: Database, query: DirectoryQuery) {
  const { search, filter, sort, cursor, limit, joinedFrom, joinedUntil } = query;
  const page = keyset(sortFields, { sort, cursor }, 'members.id');
  const { where, bindings } = withinDays(conditions(search?.trim().toLowerCase() ?? '', filter), { joinedFrom, joinedUntil });
  const [members, counted] = await Promise.all([
    Member.query(database)
      .whereRaw(`${where} and ${page.after}`, { ...bindings, ...page.bindings })
      .orderByRaw(page.order)
      .limit(limit + 1)
      .select('members.*', database.raw(page.select))
      .castTo<(Member & SortedRow)[]>(),
    search?.trim() || filter === 'risk' || joinedFrom || joinedUntil
      ? countFound(database, database.raw(`select from members where ${where}`, bindings))
      : countAll(database, filter),
  ]);
  const { rows: found, nextCursor } = cutPage(members, limit, cursorAfter);
  return { members: found.map(presentMember), nextCursor, ...counted };
}

interface Conditions {
  where: string;
  bindings: Record<string, string>;
}

function withinDays({ where, bindings }: Conditions, { joinedFrom, joinedUntil }: Pick<DirectoryQuery, 'joinedFrom' | 'joinedUntil'>) {
  const from = joinedFrom === undefined ? '' : ' and members.created_at >= :joinedFrom::timestamptz';
  const until = joinedUntil === undefined ? '' : ' and members.created_at < :joinedUntil::timestamptz';
  return {
    where: `${where}${from}${until}`,
    bindings: { ...bindings, ...(joinedFrom !== undefined && { joinedFrom }), ...(joinedUntil !== undefined && { joinedUntil }) },
  };
}

function conditions(search: string, filter: Filter): Conditions {
  const narrowed = conditionOf[filter];
  if (search === '') return { where: narrowed, bindings: {} };
  if (isUuid(search)) return { where: `${narrowed} and members.id = :id::uuid`, bindings: { id: search } };
  // No name has a dot or a colon.
  if (isIP(search) !== 0) {
    const from = 'members.id in (select member_id from sessions where address = :address)';
    return { where: `${narrowed} and ${from}`, bindings: { address: search } };
  }
  const either = '(lower(members.username) like :pattern or platform_user_id = :exactly)';
  return { where: `${narrowed} and ${either}`, bindings: { pattern: named(search), exactly: search } };
}

async function countAll(database: Database, filter: Filter) {
  const { rows } = await database.raw<{ rows: [{ members: number; disabled: number }] }>(
    'select sum(members)::int as members, sum(disabled)::int as disabled from member_counts',
  );
  const { members, disabled } = rows[0];
  return { total: filter === 'all' ? members : filter === 'banned' ? disabled : members - disabled, totalIsExact: true };
}
