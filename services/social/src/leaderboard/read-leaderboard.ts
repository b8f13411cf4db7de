import { formatMoney, shortName, type Database } from '@facet/service-kit';

const PLACES = 10;
const THIS_WEEK = "date_trunc('week', clock_timestamp() AT TIME ZONE 'UTC')";

interface Row {
  member_id: string;
  username: string;
  shows_full_name: boolean;
  value: bigint;
}

/** The week's best earners and referrers. Who is equal shares a place; names are whole where their owner shows them, and for the owner. */
export async function readLeaderboard(database: Database, memberId: string) {
  const { rows: weeks } = await database.raw<{ rows: { starts_at: Date }[] }>(`SELECT ${THIS_WEEK} AT TIME ZONE 'UTC' AS starts_at`);
  const startsAt = weeks[0]?.starts_at ?? new Date();
  const { rows: earners } = await database.raw<{ rows: Row[] }>(
    `SELECT member_id, username, shows_full_name, earned AS value FROM weekly_earnings JOIN members USING (member_id)
     WHERE week = ${THIS_WEEK}::date AND earned > 0 ORDER BY earned DESC, member_id LIMIT ?`,
    [PLACES],
  );
  const { rows: referrers } = await database.raw<{ rows: Row[] }>(
    `SELECT referrer.member_id, referrer.username, referrer.shows_full_name, count(*) AS value FROM members AS referred
     JOIN members AS referrer ON referrer.member_id = referred.referrer_id
     WHERE referred.registered_at >= ${THIS_WEEK} AT TIME ZONE 'UTC'
     GROUP BY 1, 2, 3 ORDER BY 4 DESC, 1 LIMIT ?`,
    [PLACES],
  );
  const member = await database<Row>('members').where({ member_id: memberId }).first('shows_full_name');
  return {
    week: startsAt.toISOString(),
    fullName: member?.shows_full_name ?? false,
    earned: places(earners, memberId).map(({ value, ...place }) => ({ ...place, amount: formatMoney(value) })),
    referred: places(referrers, memberId).map(({ value, ...place }) => ({ ...place, count: Number(value) })),
  };
}

function places(rows: readonly Row[], reader: string): { place: number; username: string; isYou: boolean; value: bigint }[] {
  return rows.map(({ member_id, username, shows_full_name, value }) => ({
    place: rows.findIndex((other) => other.value === value) + 1,
    username: shows_full_name || member_id === reader ? username : shortName(username),
    isYou: member_id === reader,
    value,
  }));
}
