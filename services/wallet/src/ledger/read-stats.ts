import { hundredths, type Database, type Hundredths } from '@facet/service-kit';

/** What all members have earned together, and what of it was paid out. */
export async function readStats(database: Database): Promise<{ totalEarned: Hundredths; paidOut: Hundredths }> {
  const { rows } = await database.raw<{ rows: [{ earned: bigint; paid: bigint }] }>(
    `select (select coalesce(sum(total_earned), 0)::bigint from wallets) as earned,
       (select coalesce(sum(amount), 0)::bigint from withdrawals where state = 'paid') as paid`,
  );
  return { totalEarned: hundredths(rows[0].earned), paidOut: hundredths(rows[0].paid) };
}
