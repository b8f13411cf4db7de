import type { CsvRow, Database } from '@facet/service-kit';
import { listTransactions } from './list-transactions.ts';
import type { StatementFilter } from './statement-filter.ts';
import { presentTransaction, type TransferRow } from './transaction.ts';

const PAGE = 500;
export const STATEMENT_HEADINGS = [
  'Date (UTC)',
  'Type',
  'Category',
  'Description',
  'Amount R$',
  'Balance after R$',
  'Debt after R$',
  'Source',
  'Reference',
  'Id',
];

/** The member's lines, newest first, a page at a time: however long the statement is, little of it is in memory. */
export async function* exportCsv(database: Database, memberId: string, filter: StatementFilter): AsyncGenerator<CsvRow[]> {
  for (let beforeSeq: string | undefined, more = true; more;) {
    const { rows, nextSeq } = await listTransactions(database, { memberId, filter, beforeSeq, limit: PAGE });
    yield rows.map(rowOf);
    beforeSeq = nextSeq?.toString();
    more = nextSeq !== null;
  }
}

function rowOf(row: TransferRow): CsvRow {
  const { createdAt, type, category, description, amount, balanceAfter, debtAfter, source, reference, id } = presentTransaction(row);
  return [createdAt, type, category, description, amount, balanceAfter, debtAfter, source, reference, id];
}
