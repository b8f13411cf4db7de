import { defineErrors, parseMoney } from '@facet/service-kit';

export const statementErrors = defineErrors({ statement_invalid: 400 });

export interface StatementLine {
  transaction: string;
  amountHundredths: bigint;
}

const LINES_MAX = 10_000;
const AMOUNT = /^-?\d{1,9}(?:\.\d{1,2})?$/;
const SEPARATORS = ['\t', ';', ','] as const;
const TRANSACTION_NAMES = /trans|tx|conversion|^id$|reference/i;
const AMOUNT_NAMES = /amount|reward|value|points|robux|r\$/i;

/**
 * Lines of a wall's export: a transaction and an amount in each, separated by a tab, a semicolon or a comma, quoted or
 * not. A first line without an amount names the columns; without one they are the first two. Pure. @throws
 * statement_invalid, naming the line
 */
export function parseStatement(text: string): StatementLine[] {
  const rows = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const [first, ...others] = rows.filter(({ line }) => line !== '');
  if (!first) throw statementErrors('statement_invalid', 'The statement is empty');
  const separator = SEPARATORS.find((each) => first.line.includes(each));
  if (!separator)
    throw statementErrors('statement_invalid', `Line ${first.number}: a transaction and an amount are needed, separated by a comma`);
  const columns = columnsOf(cellsOf(first.line, separator));
  const lines = columns ? others : [first, ...others];
  if (lines.length > LINES_MAX) throw statementErrors('statement_invalid', `A statement has at most ${LINES_MAX} lines: enter it in parts`);
  return lines.map(({ line, number }) => parseLine(cellsOf(line, separator), columns ?? { transaction: 0, amount: 1 }, number));
}

/** Undefined: the line is no heading. */
function columnsOf(cells: readonly string[]): { transaction: number; amount: number } | undefined {
  if (cells.some((cell) => AMOUNT.test(cell))) return undefined;
  const transaction = cells.findIndex((cell) => TRANSACTION_NAMES.test(cell));
  const amount = cells.findIndex((cell, index) => index !== transaction && AMOUNT_NAMES.test(cell));
  return { transaction: Math.max(transaction, 0), amount: amount === -1 ? 1 : amount };
}

function parseLine(cells: readonly string[], columns: { transaction: number; amount: number }, number: number): StatementLine {
  const transaction = cells[columns.transaction] ?? '';
  const amount = cells[columns.amount] ?? '';
  if (!/^[\x21-\x7e]{1,128}$/.test(transaction)) throw statementErrors('statement_invalid', `Line ${number}: no transaction`);
  if (!AMOUNT.test(amount)) throw statementErrors('statement_invalid', `Line ${number}: no amount of R$ with at most two decimals`);
  return { transaction, amountHundredths: parseMoney(amount, `Line ${number}: the amount`, { signed: true }) };
}

/** A quoted cell may hold the separator, and a quote as two. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < line.length; index++) {
    const character = line[index] ?? '';
    if (character === '"' && quoted && line[index + 1] === '"') {
      cell += '"';
      index++;
    } else if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}
