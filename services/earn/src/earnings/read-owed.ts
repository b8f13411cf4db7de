import type { Database } from '@facet/service-kit';

/** Both from partial indexes that hold little else. Amounts in hundredths; a reward at what it pays now. */
export async function readOwed(database: Database): Promise<{ pending: bigint; referralRewards: bigint; referralCount: number }> {
  const { rows } = await database.raw<{ rows: [{ pending: bigint; rewards: bigint; count: number }] }>(
    `select e.pending, f.count, (f.count * a.referral_hundredths)::bigint as rewards
     from (select coalesce(sum(amount_hundredths), 0)::bigint as pending from earnings where state = 'pending') e,
       (select count(*)::int as count from referrals where reached_at is not null and earning_id is null) f, reward_amounts a`,
  );
  const { pending, rewards, count } = rows[0];
  return { pending, referralRewards: rewards, referralCount: count };
}
