import { Type, type Database, type Kit, type Static } from '@facet/service-kit';
import { WHOLE_WEEK } from './daily-rules.ts';
import { dailyState } from './daily.ts';
import { readRewardAmounts } from './reward-amounts.ts';

const DAY = Type.String({ format: 'date', description: 'UTC' });
export const badgeNames = ['clean_surveys', 'fifty_surveys', 'whole_week', 'three_friends'] as const;

export const StreakView = Type.Object(
  {
    today: DAY,
    streak: Type.Integer({ minimum: 0, description: 'days in a row that still stand' }),
    freezesLeft: Type.Integer({ minimum: 0, description: 'days of this month that can be missed without ending the row' }),
    longest: Type.Integer({ minimum: 0, description: 'days in a row' }),
    claimed: Type.Array(DAY, { description: 'of this month' }),
    frozen: Type.Array(DAY, { description: 'of this month: missed, and the row went on' }),
    firstDay: Type.Union([DAY, Type.Null()], { description: 'the first that was ever claimed: none was missed before it' }),
    badges: Type.Array(
      Type.Object({
        name: Type.Unsafe<(typeof badgeNames)[number]>({ type: 'string', enum: [...badgeNames] }),
        have: Type.Integer({ minimum: 0 }),
        needed: Type.Integer({ minimum: 1 }),
        at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description: 'when it was reached, where that is known' }),
      }),
      { description: 'facts of the records; there is no other way to one' },
    ),
  },
  { $id: 'Streak' },
);

interface Row {
  today: string;
  longest: number;
  claimed: string[];
  frozen: string[];
  first_day: string | null;
  week_at: Date | null;
  surveys: number;
  clean: number;
  friends: number;
  friends_at: Date | null;
}

/** The month of a member’s daily bonus, and what is true of what they did here. */
export async function readStreak(kit: Kit, memberId: string): Promise<Static<typeof StreakView>> {
  const [row, daily] = await Promise.all([readRow(kit.database, memberId), readDaily(kit, memberId)]);
  const { today, longest, claimed, frozen, first_day: firstDay } = row;
  return {
    today,
    streak: daily.streak,
    freezesLeft: daily.freezesLeft,
    longest,
    claimed,
    frozen,
    firstDay,
    badges: [
      badge('clean_surveys', row.clean, 10),
      badge('fifty_surveys', row.surveys, 50),
      badge('whole_week', longest, WHOLE_WEEK, row.week_at),
      badge('three_friends', row.friends, 3, row.friends_at),
    ],
  };
}

function badge(name: (typeof badgeNames)[number], have: number, needed: number, at: Date | null = null) {
  return { name, have, needed, at: at?.toISOString() ?? null };
}

async function readDaily(kit: Kit, memberId: string) {
  return dailyState(kit, memberId, await readRewardAmounts(kit.database));
}

async function readRow(database: Database, memberId: string): Promise<Row> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with now as (select (clock_timestamp() at time zone 'utc')::date as today),
       claims as (select day, streak, lag(day) over (order by day) as before from daily_claims where member_id = :member),
       surveys as (select state, credited_at from earnings where member_id = :member and source = 'wall'),
       friends as (select reached_at from referrals where referrer_id = :member and reached_at is not null)
     select today::text,
       (select coalesce(max(streak), 0) from claims) as longest,
       (select coalesce(array_agg(day::text order by day), '{}') from claims where day >= date_trunc('month', today)) as claimed,
       (select coalesce(array_agg(missed::date::text order by missed), '{}')
        from claims, generate_series(before + 1, day - 1, interval '1 day') missed
        where streak > 1 and missed >= date_trunc('month', today)) as frozen,
       (select min(day)::text from claims) as first_day,
       (select min(day)::timestamptz from claims where streak >= 7) as week_at,
       (select count(*)::int from surveys where state = 'credited') as surveys,
       (select count(*)::int from surveys where state = 'credited'
          and credited_at > coalesce((select max(credited_at) from surveys where state = 'reversed'), '-infinity')) as clean,
       (select count(*)::int from friends) as friends,
       (select reached_at from friends order by reached_at offset 2 limit 1) as friends_at
     from now`,
    { member: memberId },
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a member always has a standing');
  return row;
}
