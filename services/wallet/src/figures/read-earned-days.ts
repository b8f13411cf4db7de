import type { Database } from '@facet/service-kit';

/** Today at the end. */
const EARNED_DAYS = 7;

/** What each of these members earned on each of the last days, UTC, in hundredths, less what was taken back. */
export async function readEarnedDays(database: Database, memberIds: readonly string[]): Promise<{ id: string; earned: bigint[] }[]> {
  const { rows } = await database.raw<{ rows: { id: string; earned: string[] }[] }>(
    `with days as (
       select day::date from generate_series((now() at time zone 'UTC')::date - (:days::int - 1), (now() at time zone 'UTC')::date, interval '1 day') day),
     asked as (
       select id, first_seq_at(id, (select min(day)::timestamp from days) at time zone 'UTC') - 1 as before,
         coalesce((select seq from member_totals_until where member_id = id), 0) as summed
       from unnest(:memberIds::uuid[]) id),
     lines as (
       select id, line.day, line.moved from asked cross join lateral (
         select day, type, moved from member_totals where member_id = id and day >= (select min(day) from days)
         union all select day, type, moved from lines_after(id, greatest(before, summed))) line
       where line.type in (select type from transfer_types where counter = 'total_earned'))
     select asked.id, array_agg(coalesce(
         (select sum(moved) from lines where lines.id = asked.id and lines.day = days.day), 0)::text order by days.day) as earned
     from asked cross join days group by asked.id`,
    { memberIds, days: EARNED_DAYS },
  );
  return rows.map(({ id, earned }) => ({ id, earned: earned.map(BigInt) }));
}
