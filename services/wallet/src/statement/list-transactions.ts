import type { Database } from '@facet/service-kit';
import type { MovementRow } from './transaction.ts';

/** Newest first, at most `limit`, older than row number `beforeSeq`. `nextSeq`: from where the next page goes on. */
export async function listTransactions(
  database: Database,
  { memberId, beforeSeq, limit }: { memberId: string; beforeSeq?: string | undefined; limit: number },
): Promise<{ rows: MovementRow[]; nextSeq: bigint | null }> {
  const query = database<MovementRow>('movements')
    .select('id', 'seq', 'debit_account', 'credit_account', 'amount', 'type', 'reason', 'undo', 'balance_after', 'created_at')
    .whereRaw("member_id = ? and (debit_account in ('available', 'debt') or credit_account in ('available', 'debt'))", [memberId])
    .orderBy('seq', 'desc')
    .limit(limit + 1);
  if (beforeSeq !== undefined) void query.where('seq', '<', beforeSeq);
  const found = (await query) as MovementRow[];
  const rows = found.slice(0, limit);
  return { rows, nextSeq: found.length > limit ? (rows.at(-1)?.seq ?? null) : null };
}
