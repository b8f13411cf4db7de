import type { Database } from '@facet/service-kit';
import { listTransactions } from './list-transactions.ts';
import type { StatementFilter } from './statement-filter.ts';
import { presentMovement, type MovementRow } from './transaction.ts';

const PAGE = 500;
/** Spreadsheets take a file without it for Latin-1. */
const BYTE_ORDER_MARK = '\u{feff}';
const HEADINGS = [
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

/** The member's lines, newest first, a piece at a time: however long the statement is, little of it is in memory. */
export async function* exportCsv(database: Database, memberId: string, filter: StatementFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(HEADINGS);
  for (let beforeSeq: string | undefined, more = true; more;) {
    const { rows, nextSeq } = await listTransactions(database, { memberId, filter, beforeSeq, limit: PAGE });
    if (rows.length > 0) yield rows.map(lineOf).join('');
    beforeSeq = nextSeq?.toString();
    more = nextSeq !== null;
  }
}

function lineOf(row: MovementRow): string {
  const { createdAt, type, category, description, amount, balanceAfter, debtAfter, source, reference, id } = presentMovement(row);
  return line([createdAt, type, category, description, amount, balanceAfter, debtAfter, source, reference, id]);
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A text that a spreadsheet would take for a formula is marked as text; an amount is left a number. */
export function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}]/u.test(text) && !/^-\d+\.\d\d$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
