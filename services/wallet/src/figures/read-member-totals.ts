import type { Database } from '@facet/service-kit';
import { sumLines } from './sum-lines.ts';

/** The days that are told one by one, today at the end. */
export const DAYS = 30;
/** The same for operators. */
export const OPERATORS_DAYS = 90;
/** More lines than this are summed up once, for the next question. */
const LINES_AT_ONCE = 1_000;

/** What transfers of one type came to, in hundredths. */
export interface Total {
  /** `YYYY-MM-DD`, UTC; null: before the days that are told one by one. */
  day: string | null;
  type: string;
  /** The system account on the other side. */
  account: string;
  /** Of balance and debt together; less what was taken back. */
  moved: bigint;
  /** Of the balance. */
  balance: bigint;
}

export interface MemberTotals {
  /** Today and this week's Monday, UTC. */
  today: string;
  monday: string;
  totals: Total[];
}

interface Row extends Total {
  today: string;
  monday: string;
  lines: bigint;
}

/** All that ever moved a member's money, by day and type, over one snapshot. */
export async function readMemberTotals(database: Database, memberId: string, days = DAYS): Promise<MemberTotals> {
  const { rows } = await database.raw<{ rows: Partial<Row>[] }>(
    `with now as (select (clock_timestamp() at time zone 'UTC')::date as today),
       summed as (select coalesce((select seq from member_totals_until where member_id = :memberId), 0) as seq),
       fresh as materialized (select line.* from summed, lines_after(:memberId, summed.seq) line),
       totals as (
         select day, type, account, moved, balance from member_totals where member_id = :memberId
         union all select day, type, account, moved, balance from fresh),
       by_day as (
         select case when day > today - :days::int then day::text end as day, type, account,
           sum(moved)::bigint as moved, sum(balance)::bigint as balance
         from totals, now group by 1, 2, 3)
     select by_day.*, today::text, date_trunc('week', today)::date::text as monday, (select count(*) from fresh) as lines
     from now left join by_day on true`,
    { memberId, days },
  );
  const [{ today = '', monday = '', lines = 0n } = {}] = rows;
  if (lines > LINES_AT_ONCE) await sumLines(database, memberId);
  return { today, monday, totals: rows.filter((row): row is Row => typeof row.type === 'string') };
}
