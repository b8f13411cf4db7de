import { cutPage, type Database } from '@facet/service-kit';
import { linesOf, type StatementFilter } from './statement-filter.ts';
import type { TransferRow } from './transaction.ts';

export interface StatementPage {
  memberId: string;
  filter: StatementFilter;
  /** Only rows older than this row number. */
  beforeSeq?: string | undefined;
  limit: number;
}

const COLUMNS = 'id seq debit_account credit_account amount type reason caller key undo balance_after debt_after created_at'.split(' ');

/** Newest first. `nextSeq`: from where the next page goes on. */
export async function listTransactions(
  database: Database,
  { memberId, filter, beforeSeq, limit }: StatementPage,
): Promise<{ rows: TransferRow[]; nextSeq: bigint | null }> {
  const query = linesOf(database, memberId, filter)
    .select(COLUMNS)
    .orderBy('seq', 'desc')
    .limit(limit + 1);
  if (beforeSeq !== undefined) void query.whereRaw('seq < ?', [beforeSeq]);
  const { rows, nextCursor } = cutPage((await query) as unknown as TransferRow[], limit, ({ seq }) => seq);
  return { rows, nextSeq: nextCursor };
}

/**
 * One of the member's lines, by its id. Ids tell when they were made (UUIDv7) and a member's rows are in the order of
 * their time: it is looked for around then, since an index on ids would cost every transfer a write.
 */
export async function findTransfer(database: Database, memberId: string, id: string): Promise<TransferRow | undefined> {
  const around = { memberId, id };
  return linesOf(database, memberId, {})
    .whereRaw("seq >= first_seq_at(:memberId, uuid_extract_timestamp(:id::uuid) - interval '1 minute')", around)
    .whereRaw("seq < first_seq_at(:memberId, uuid_extract_timestamp(:id::uuid) + interval '1 minute')", around)
    .where({ id })
    .first(COLUMNS) as Promise<TransferRow | undefined>;
}
