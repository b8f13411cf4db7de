import type { Database } from '@facet/service-kit';
import { COLUMNS, presentMember, type MemberRow } from './directory-member.ts';

/** Those of them that exist, in the order asked for. */
export async function findMembers(database: Database, memberIds: readonly string[]) {
  const { rows } = await database.raw<{ rows: MemberRow[] }>(`SELECT ${COLUMNS} FROM members m WHERE m.id = ANY (?::uuid[])`, [
    [...memberIds],
  ]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return memberIds.flatMap((id) => known.get(id) ?? []).map(presentMember);
}

/** How many members were here within so many hours. */
export async function countActive(database: Database, hours: number): Promise<number> {
  const { rows } = await database.raw<{ rows: [{ count: number }] }>(
    "SELECT count(DISTINCT member_id)::int AS count FROM sessions WHERE last_seen_at > clock_timestamp() - ? * interval '1 hour'",
    [hours],
  );
  return rows[0].count;
}
