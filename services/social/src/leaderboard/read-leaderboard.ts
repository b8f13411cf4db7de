import { formatMoney, type Database } from '@facet/service-kit';

const PLACES = 10;
const THIS_WEEK = "date_trunc('week', clock_timestamp() AT TIME ZONE 'UTC')";

interface Row {
  member_id: string;
  username: string;
  value: bigint;
}

/** The week's best earners and referrers among those who let themselves be listed. Who is equal shares a place. */
export async function readLeaderboard(database: Database, memberId: string) {
  const { rows: weeks } = await database.raw<{ rows: { starts_at: Date }[] }>(`SELECT ${THIS_WEEK} AT TIME ZONE 'UTC' AS starts_at`);
  const startsAt = weeks[0]?.starts_at ?? new Date();
  const { rows: earners } = await database.raw<{ rows: Row[] }>(
    `SELECT member_id, username, earned AS value FROM weekly_earnings JOIN members USING (member_id)
     WHERE week = ${THIS_WEEK}::date AND earned > 0 AND is_listed ORDER BY earned DESC, member_id LIMIT ?`,
    [PLACES],
  );
  const { rows: referrers } = await database.raw<{ rows: Row[] }>(
    `SELECT referrer.member_id, referrer.username, count(*) AS value FROM members AS referred
     JOIN members AS referrer ON referrer.member_id = referred.referrer_id
     WHERE referred.registered_at >= ${THIS_WEEK} AT TIME ZONE 'UTC' AND referrer.is_listed
     GROUP BY 1, 2 ORDER BY 3 DESC, 1 LIMIT ?`,
    [PLACES],
  );
  const member = await database<{ member_id: string; is_listed: boolean }>('members').where({ member_id: memberId }).first('is_listed');
  return {
    week: startsAt.toISOString(),
    visible: member?.is_listed ?? true,
    earned: places(earners)
      .map(({ value, ...place }) => ({ ...place, amount: formatMoney(value), isYou: place.memberId === memberId }))
      .map(withoutId),
    referred: places(referrers)
      .map(({ value, ...place }) => ({ ...place, count: Number(value), isYou: place.memberId === memberId }))
      .map(withoutId),
  };
}

function places(rows: readonly Row[]): { place: number; memberId: string; username: string; value: bigint }[] {
  return rows.map(({ member_id, username, value }) => ({
    place: rows.findIndex((other) => other.value === value) + 1,
    memberId: member_id,
    username,
    value,
  }));
}

function withoutId<Place extends { memberId: string }>({ memberId: _, ...place }: Place): Omit<Place, 'memberId'> {
  return place;
}
