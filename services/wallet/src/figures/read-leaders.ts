import type { Database } from '@facet/service-kit';

/**
 * Who earned the most since Monday (UTC), in hundredths; as far as members are ranked (src/members/rank-members.ts).
 */
export async function readLeaders(
  database: Database,
  limit: number,
): Promise<{ week: string; leaders: { memberId: string; earned: bigint }[] }> {
  const { rows } = await database.raw<{ rows: { week: Date; memberId: string | null; earned: bigint | null }[] }>(
    `select week::timestamp at time zone 'UTC' as week, member_id as "memberId", ranked_week_earned as earned
     from (select date_trunc('week', clock_timestamp() at time zone 'UTC')::date as week) this
     left join lateral (
       select member_id, ranked_week_earned from members where ranked_week = this.week and ranked_week_earned > 0
       order by ranked_week_earned desc, member_id limit ?) best on true`,
    [limit],
  );
  const leaders = rows.flatMap(({ memberId, earned }) => (memberId === null || earned === null ? [] : [{ memberId, earned }]));
  return { week: (rows[0]?.week ?? new Date()).toISOString(), leaders };
}
