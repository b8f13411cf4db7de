import { formatMoney, type Database } from '@facet/service-kit';
import { anywhere, cursorAfter, keyset, type SortField } from '../keyset-page.ts';

const money = (column: string): SortField => ({ expression: `coalesce(w.${column}, 0)`, type: 'bigint' });

export const sortFields: Readonly<Record<string, SortField>> = {
  balance: money('available'),
  totalEarned: money('total_earned'),
  debt: money('debt'),
  wagered: money('wagered'),
  won: money('won'),
  lost: money('lost'),
  username: { expression: "lower(coalesce(m.username, ''))", type: 'text' },
};

export interface MemberQuery {
  search?: string | undefined;
  sort: string;
  cursor?: string | undefined;
  limit: number;
}

interface Row {
  id: string;
  username: string | null;
  disabled: boolean;
  available: bigint;
  debt: bigint;
  total_earned: bigint;
  wagered: bigint;
  won: bigint;
  lost: bigint;
  sort_value: string;
}

/**
 * Members by their money. The order is made anew for each page: an index on what changes with every transfer would cost every
 * transfer a write.
 */
export async function listMembers(database: Database, { search, sort, cursor, limit }: MemberQuery) {
  const page = keyset(sortFields, sort, 'm.member_id', cursor);
  const where = search ? '(lower(m.username) LIKE :name OR m.member_id::text = :exactly)' : 'true';
  const bindings: Record<string, string> = search ? { name: anywhere(search), exactly: search.toLowerCase() } : {};
  const [{ rows }, counted] = await Promise.all([
    database.raw<{ rows: Row[] }>(
      `SELECT m.member_id AS id, m.username, m.disabled, coalesce(w.available, 0) AS available, coalesce(w.debt, 0) AS debt,
         coalesce(w.total_earned, 0) AS total_earned, coalesce(w.wagered, 0) AS wagered, coalesce(w.won, 0) AS won,
         coalesce(w.lost, 0) AS lost, ${page.select}
       FROM members m LEFT JOIN wallets w ON w.member_id = m.member_id
       WHERE ${where} AND ${page.after} ORDER BY ${page.order} LIMIT :limit`,
      { ...bindings, ...page.bindings, limit: limit + 1 },
    ),
    database.raw<{ rows: [{ total: bigint }] }>(`SELECT count(*) AS total FROM members m WHERE ${where}`, bindings),
  ]);
  const found = rows.slice(0, limit);
  const last = found.at(-1);
  return {
    members: found.map(present),
    nextCursor: rows.length > limit && last ? cursorAfter(last) : null,
    total: Number(counted.rows[0].total),
  };
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
