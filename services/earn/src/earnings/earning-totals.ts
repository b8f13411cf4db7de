import { type Database, formatMoney } from '@facet/service-kit';
import type { EarningSource } from './earning.ts';

interface Row {
  source: EarningSource;
  provider: string | null;
  credited: bigint;
  sent: bigint;
  sent_count: number;
  oldest_sent_at: Date | null;
  pending: bigint;
}

/**
 * All that ever was promised, by source and wall: what stands, what the wallet has not answered for yet, what is held.
 */
export async function earningTotals(database: Database) {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select source, provider, coalesce(sum(amount_hundredths) filter (where state = 'credited'), 0)::bigint as credited,
       coalesce(sum(amount_hundredths) filter (where state = 'sent'), 0)::bigint as sent, count(*) filter (where state = 'sent')::int as sent_count,
       min(sent_at) filter (where state = 'sent') as oldest_sent_at,
       coalesce(sum(amount_hundredths) filter (where state = 'pending'), 0)::bigint as pending
     from earnings group by source, provider order by source, provider`,
  );
  return rows.map((row) => ({
    source: row.source,
    provider: row.provider,
    credited: formatMoney(row.credited),
    sent: formatMoney(row.sent),
    sentCount: row.sent_count,
    oldestSentAt: row.oldest_sent_at?.toISOString() ?? null,
    pending: formatMoney(row.pending),
  }));
}
