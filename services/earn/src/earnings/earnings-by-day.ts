import { type Database, formatMoney } from '@facet/service-kit';
import type { EarningSource } from './earning.ts';

interface Row {
  day: string;
  source: EarningSource | null;
  total: bigint;
}

/** The chart's groups: the three claimed rewards are one. */
const groupOf: Readonly<Record<EarningSource, 'walls' | 'tasks' | 'promos' | 'rewards'>> = {
  wall: 'walls',
  task: 'tasks',
  promo: 'promos',
  daily: 'rewards',
  weekly: 'rewards',
  referral: 'rewards',
};

/** The last `days` days (UTC), oldest first, days without earnings too. What was taken back does not count. */
export async function earningsByDay(database: Database, memberId: string, days: number) {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with days as (
       select generate_series(0, ?::int - 1) as ago, (clock_timestamp() at time zone 'utc')::date as today)
     select (today - ago)::text as day, e.source, coalesce(sum(e.amount_hundredths), 0)::bigint as total
     from days left join earnings e on e.member_id = ? and e.state in ('sent', 'credited')
       and e.sent_at >= (today - ago)::timestamp at time zone 'utc' and e.sent_at < (today - ago + 1)::timestamp at time zone 'utc'
     group by today - ago, e.source order by 1`,
    [days, memberId],
  );
  const byDay = new Map<string, Record<'walls' | 'tasks' | 'promos' | 'rewards', bigint>>();
  for (const { day, source, total } of rows) {
    const sums = byDay.get(day) ?? { walls: 0n, tasks: 0n, promos: 0n, rewards: 0n };
    if (source !== null) sums[groupOf[source]] += total;
    byDay.set(day, sums);
  }
  return [...byDay].map(([day, { walls, tasks, promos, rewards }]) => ({
    day,
    walls: formatMoney(walls),
    tasks: formatMoney(tasks),
    promos: formatMoney(promos),
    rewards: formatMoney(rewards),
    total: formatMoney(walls + tasks + promos + rewards),
  }));
}
