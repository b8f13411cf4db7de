import { hundredths, type Database, type Hundredths } from '@facet/service-kit';

/** What all members have earned together. */
export async function readTotalEarned(database: Database): Promise<Hundredths> {
  const { rows } = await database.raw<{ rows: [{ total: bigint }] }>('select coalesce(sum(total_earned), 0)::bigint as total from wallets');
  return hundredths(rows[0].total);
}
