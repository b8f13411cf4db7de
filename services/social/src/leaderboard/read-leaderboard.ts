import { formatMoney, type Kit } from '@facet/service-kit';
import { findMember, Member, nameFor } from '../members/index.ts';
import { readLeaders } from '../wallet/index.ts';

const PLACES = 10;

interface Ranked extends Pick<Member, 'memberId' | 'username' | 'showsFullName'> {
  value: bigint;
}

/**
 * The week's best earners, as the wallet says it, and referrers. Who is equal shares a place; names are whole where
 * their owner shows them, and for the owner.
 */
export async function readLeaderboard({ database, client }: Pick<Kit, 'database' | 'client'>, memberId: string) {
  const { week, leaders } = await readLeaders({ client }, PLACES);
  const known = new Map(
    (await Member.query(database).findByIds(leaders.map((leader) => leader.memberId))).map((one) => [one.memberId, one]),
  );
  const earners = leaders.flatMap((leader): Ranked[] => {
    const member = known.get(leader.memberId);
    return member === undefined
      ? []
      : [{ memberId: leader.memberId, username: member.username, showsFullName: member.showsFullName, value: leader.earned }];
  });
  const { rows: referrers } = await database.raw<{ rows: Ranked[] }>(
    `select referrer.member_id as "memberId", referrer.username, referrer.shows_full_name as "showsFullName", count(*) as value
     from members as referred join members as referrer on referrer.member_id = referred.referrer_id
     where referred.registered_at >= ?::timestamptz
     group by 1, 2, 3 order by 4 desc, 1 limit ?`,
    [week, PLACES],
  );
  const member = await findMember(database, memberId);
  return {
    week,
    fullName: member?.showsFullName ?? false,
    earned: places(earners, memberId).map(({ value, ...place }) => ({ ...place, amount: formatMoney(value) })),
    referred: places(referrers, memberId).map(({ value, ...place }) => ({ ...place, count: Number(value) })),
  };
}

function places(rows: readonly Ranked[], reader: string): { place: number; username: string; isYou: boolean; value: bigint }[] {
  return rows.map((row) => ({
    place: rows.findIndex((other) => other.value === row.value) + 1,
    username: nameFor(reader, row),
    isYou: row.memberId === reader,
    value: row.value,
  }));
}
