import { formatMoney, shortName, type Database } from '@facet/service-kit';
import { findMember, type Member } from '../members/index.ts';

const PLACES = 10;
const THIS_WEEK = "date_trunc('week', clock_timestamp() at time zone 'UTC')";

interface Ranked extends Pick<Member, 'memberId' | 'username' | 'showsFullName'> {
  value: bigint;
}

/** The week's best earners and referrers. Who is equal shares a place; names are whole where their owner shows them, and for the owner. */
export async function readLeaderboard(database: Database, memberId: string) {
  const { rows: weeks } = await database.raw<{ rows: { startsAt: Date }[] }>(`select ${THIS_WEEK} at time zone 'UTC' as "startsAt"`);
  const startsAt = weeks[0]?.startsAt ?? new Date();
  const { rows: earners } = await database.raw<{ rows: Ranked[] }>(
    `select member_id as "memberId", username, shows_full_name as "showsFullName", earned as value
     from weekly_earnings join members using (member_id)
     where week = ${THIS_WEEK}::date and earned > 0 order by earned desc, member_id limit ?`,
    [PLACES],
  );
  const { rows: referrers } = await database.raw<{ rows: Ranked[] }>(
    `select referrer.member_id as "memberId", referrer.username, referrer.shows_full_name as "showsFullName", count(*) as value
     from members as referred join members as referrer on referrer.member_id = referred.referrer_id
     where referred.registered_at >= ${THIS_WEEK} at time zone 'UTC'
     group by 1, 2, 3 order by 4 desc, 1 limit ?`,
    [PLACES],
  );
  const member = await findMember(database, memberId);
  return {
    week: startsAt.toISOString(),
    fullName: member?.showsFullName ?? false,
    earned: places(earners, memberId).map(({ value, ...place }) => ({ ...place, amount: formatMoney(value) })),
    referred: places(referrers, memberId).map(({ value, ...place }) => ({ ...place, count: Number(value) })),
  };
}

function places(rows: readonly Ranked[], reader: string): { place: number; username: string; isYou: boolean; value: bigint }[] {
  return rows.map(({ memberId, username, showsFullName, value }) => ({
    place: rows.findIndex((other) => other.value === value) + 1,
    username: showsFullName || memberId === reader ? username : shortName(username),
    isYou: memberId === reader,
    value,
  }));
}
