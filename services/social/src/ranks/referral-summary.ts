import { formatMoney, MoneyText, Type, type Database, type Static } from '@facet/service-kit';

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
  const { rows } = await database.raw<{ rows: { rank_id: string; count: bigint }[] }>(
    `SELECT rank_id, count(*) AS count FROM referrers GROUP BY rank_id
     UNION ALL
     SELECT (SELECT id FROM ranks ORDER BY required_earnings LIMIT 1),
            (SELECT count(*) FROM members) - (SELECT count(*) FROM referrers JOIN members USING (member_id))`,
  );
  const counts = new Map<string, number>();
  for (const { rank_id: id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count));
  return counts;
}

/** Of bonuses that were not taken back. */
export async function readReferralSummary(database: Database): Promise<Static<typeof Summary>> {
  const month = `date_trunc('month', clock_timestamp() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`;
  const { rows } = await database.raw<{ rows: { paid: bigint; paid_before: bigint; referred: bigint }[] }>(
    `SELECT coalesce(sum(amount) FILTER (WHERE created_at >= ${month}), 0)::bigint AS paid,
            coalesce(sum(amount) FILTER (WHERE created_at < ${month}), 0)::bigint AS paid_before,
            (SELECT count(*) FROM members WHERE referrer_id IS NOT NULL) AS referred
     FROM referral_bonuses WHERE state = 'credited' AND created_at >= ${month} - interval '1 month'`,
  );
  const best = (await database('referrers')
    .leftJoin('members', 'members.member_id', 'referrers.member_id')
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .first('referrers.member_id', 'username', 'total')) as { member_id: string; username: string | null; total: bigint } | undefined;
  const [sums] = rows;
  return {
    paidThisMonth: formatMoney(sums?.paid ?? 0n),
    paidLastMonth: formatMoney(sums?.paid_before ?? 0n),
    referredMembers: Number(sums?.referred ?? 0n),
    largest: best === undefined ? null : { memberId: best.member_id, username: best.username, total: formatMoney(best.total) },
  };
}
