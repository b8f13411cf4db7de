import { formatMoney, MoneyText, Type, type Database, type Static } from '@facet/service-kit';
import { Referrer } from './referrer.ts';

export const Summary = Type.Object({
  paidThisMonth: { ...MoneyText, description: 'UTC' },
  paidLastMonth: MoneyText,
  referredMembers: Type.Integer({ minimum: 0 }),
  largest: Type.Union(
    [Type.Object({ memberId: Type.String(), username: Type.Union([Type.String(), Type.Null()]), total: MoneyText }), Type.Null()],
    {
      description: 'who has the most referral earnings of all',
    },
  ),
});

/** Who never brought anybody has the rank that needs nothing. */
export async function membersByRank(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.raw<{ rows: { id: string; count: bigint }[] }>(
    `select rank_id as id, count(*) as count from referrers group by rank_id
     union all
     select (select id from ranks order by required_earnings limit 1),
            (select count(*) from members) - (select count(*) from referrers join members using (member_id))`,
  );
  const counts = new Map<string, number>();
  for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count));
  return counts;
}

/** Of bonuses that were not taken back. */
export async function readReferralSummary(database: Database): Promise<Static<typeof Summary>> {
  const month = `date_trunc('month', clock_timestamp() at time zone 'UTC') at time zone 'UTC'`;
  const { rows } = await database.raw<{ rows: { paid: bigint; paidBefore: bigint; referred: bigint }[] }>(
    `select coalesce(sum(amount) filter (where created_at >= ${month}), 0)::bigint as paid,
            coalesce(sum(amount) filter (where created_at < ${month}), 0)::bigint as "paidBefore",
            (select count(*) from members where referrer_id is not null) as referred
     from referral_bonuses where state = 'credited' and created_at >= ${month} - interval '1 month'`,
  );
  const best = await Referrer.query(database)
    .leftJoinRelated('member')
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .select('referrers.*', 'member.username')
    .first()
    .castTo<(Referrer & { username: string | null }) | undefined>();
  const [sums] = rows;
  return {
    paidThisMonth: formatMoney(sums?.paid ?? 0n),
    paidLastMonth: formatMoney(sums?.paidBefore ?? 0n),
    referredMembers: Number(sums?.referred ?? 0n),
    largest: best === undefined ? null : { memberId: best.memberId, username: best.username, total: formatMoney(best.total) },
  };
}
