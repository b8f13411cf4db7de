import type { Database } from '@facet/service-kit';
import { Member } from '../members/index.ts';
import { presentMember } from './directory-member.ts';

/** Those of them that exist, in the order asked for. */
export async function findMembers(database: Database, memberIds: readonly string[]) {
  const members = await Member.query(database).whereRaw('id = any (?::uuid[])', [[...memberIds]]);
  const known = new Map(members.map((member) => [member.id, member]));
  return memberIds.flatMap((id) => known.get(id) ?? []).map(presentMember);
}

/** How many members were here within so many hours. */
export async function countActive(database: Database, hours: number): Promise<number> {
  const { rows } = await database.raw<{ rows: [{ count: number }] }>(
    "select count(distinct member_id)::int as count from sessions where last_seen_at > clock_timestamp() - ? * interval '1 hour'",
    [hours],
  );
  return rows[0].count;
}
