import {
  countFound,
  cursorAfter,
  cutPage,
  formatMoney,
  isUuid,
  keyset,
  named,
  parseMoney,
  type Database,
  type SortedRow,
  type SortField,
  type SortFields,
} from '@facet/service-kit';

const money = (column: string): SortField => ({ expression: `m.ranked_${column}`, type: 'bigint' });

export const sortFields: SortFields = {
  balance: money('balance'),
  totalEarned: money('total_earned'),
  debt: money('debt'),
  wagered: money('wagered'),
  won: money('won'),
  lost: money('lost'),
  username: { expression: "lower(coalesce(m.username, ''))", type: 'text' },
};

export const filters = ['all', 'active', 'banned', 'debt'] as const;
export type Filter = (typeof filters)[number];
const conditionOf: Record<Filter, string> = {
  all: 'true',
  active: 'not m.disabled',
  banned: 'm.disabled',
  debt: 'm.ranked_debt > 0',
};

export interface MemberQuery {
  search?: string | undefined;
  filter?: Filter | undefined;
  withTotal?: boolean | undefined;
  sort: string;
  /** R$ of what they are sorted by; by name there is no such thing. */
  atLeast?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

interface Row extends SortedRow {
  username: string | null;
  disabled: boolean;
  available: bigint;
  debt: bigint;
  total_earned: bigint;
  wagered: bigint;
  won: bigint;
  lost: bigint;
}

/**
 * Members by their money as it was a few seconds ago, with what they have now. A page costs the same however many there
 * are.
 */
export async function listMembers(database: Database, query: MemberQuery) {
  const { filter = 'all', withTotal = true, sort, cursor, limit } = query;
  const page = keyset(sortFields, { sort, cursor }, 'm.member_id');
  const { where, bindings } = withAtLeast(conditions(query.search?.trim().toLowerCase() ?? '', filter), query);
  const [{ rows }, counted] = await Promise.all([
    database.raw<{ rows: Row[] }>(
      `select p.*, coalesce(w.available, 0) as available, coalesce(w.debt, 0) as debt, coalesce(w.total_earned, 0) as total_earned,
         coalesce(w.wagered, 0) as wagered, coalesce(w.won, 0) as won, coalesce(w.lost, 0) as lost
       from (
         select m.member_id as id, m.username, m.disabled, ${page.select}, row_number() over (order by ${page.order}) as place
         from members m where ${where} and ${page.after} order by ${page.order} limit :limit
       ) as p left join wallets w on w.member_id = p.id order by p.place`,
      { ...bindings, ...page.bindings, limit: limit + 1 },
    ),
    withTotal ? countFound(database, database.raw(`select from members m where ${where}`, bindings)) : { total: 0, totalIsExact: false },
  ]);
  const { rows: found, nextCursor } = cutPage(rows, limit, cursorAfter);
  return { members: found.map(present), nextCursor, ...counted };
}

interface Conditions {
  where: string;
  bindings: Record<string, string>;
}

/** In the order of the same figure, so that its index answers both. */
function withAtLeast({ where, bindings }: Conditions, { sort, atLeast }: Pick<MemberQuery, 'sort' | 'atLeast'>): Conditions {
  const field = sortFields[sort.replace('-', '')];
  if (atLeast === undefined || field?.type !== 'bigint') return { where, bindings };
  return {
    where: `${where} and ${field.expression} >= :atLeast::bigint`,
    bindings: { ...bindings, atLeast: String(parseMoney(atLeast, 'atLeast')) },
  };
}

function conditions(search: string, filter: Filter): Conditions {
  const narrowed = conditionOf[filter];
  if (search === '') return { where: narrowed, bindings: {} };
  if (isUuid(search)) return { where: `${narrowed} and m.member_id = :memberId::uuid`, bindings: { memberId: search } };
  return { where: `${narrowed} and lower(m.username) like :name`, bindings: { name: named(search) } };
}

function present(row: Row) {
  return {
    memberId: row.id,
    username: row.username,
    disabled: row.disabled,
    balance: formatMoney(row.available),
    totalEarned: formatMoney(row.total_earned),
    debt: formatMoney(row.debt),
    wagered: formatMoney(row.wagered),
    won: formatMoney(row.won),
    lost: formatMoney(row.lost),
  };
}
