import type { Transaction } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { accountsOf, hashOf, linesOf, NO_CLOSING, transfersOf, type LineSum } from './closing-content.ts';
import { MonthContent } from './closing-schemas.ts';
import { boundsOf, monthAfter } from './month.ts';
import { balancesOf, closingOf, listClosingRows, type Closing, type ClosingRow } from './read-closings.ts';

/**
 * What does not hold of the closed months: each is what its hash says, follows the one before it, and begins with what
 * that one ended with (all months, a row each). `fully`: each is what the ledger still says, added up anew.
 */
export async function findBrokenClosings(transaction: Transaction, { fully }: { fully: boolean }): Promise<string[]> {
  const rows = (await listClosingRows(transaction)).toReversed();
  const closings = rows.flatMap((row) => readable(row) ?? []);
  const faults = rows.filter((row) => !readable(row)).map(({ month }) => `the closing of ${month} cannot be read`);
  faults.push(...closings.flatMap((closing, index) => brokenLinks(closing, closings[index - 1])));
  faults.push(...(await findOtherRoots(transaction, closings)));
  return fully ? [...faults, ...(await findOtherSums(transaction, closings))] : faults;
}

/** Undefined: what somebody put there is no closing. */
function readable(row: ClosingRow): Closing | undefined {
  try {
    const closing = closingOf(row);
    return Value.Check(MonthContent, closing.content) ? closing : undefined;
  } catch {
    return undefined;
  }
}

function brokenLinks({ month, hash, text, content }: Closing, before: Closing | undefined): string[] {
  const opening = before ? balancesOf(before.content) : new Map<string, bigint>();
  const lines = content.lines.map((line): LineSum => ({ ...line, amount: BigInt(line.amount.replace('.', '')) }));
  return [
    ...(hashOf(text) === hash ? [] : [`the closing of ${month} is not what its hash says`]),
    ...(content.month === month ? [] : [`the closing of ${month} says that it is of ${content.month}`]),
    ...(content.previousHash === (before?.hash ?? NO_CLOSING) ? [] : [`the closing of ${month} does not follow from the one before it`]),
    ...(before && monthAfter(before.month) !== month ? [`no month is closed between ${before.month} and ${month}`] : []),
    ...(isSame(content.accounts, accountsOf(opening, lines)) && content.transfers === transfersOf(lines)
      ? []
      : [`the accounts of ${month} are not those of the month before and what moved`]),
  ];
}

/** The root that a closing names is the one that everybody sees. */
async function findOtherRoots(transaction: Transaction, closings: readonly Closing[]): Promise<string[]> {
  const named = closings.flatMap(({ month, content: { root } }) => (root ? [{ month, ...root }] : []));
  const { rows } = await transaction.raw<{ rows: { month: string; day: string }[] }>(
    `select n.month, n.day from jsonb_to_recordset(?::jsonb) as n (month text, day date, root text)
     where not exists (select from proof_roots r where r.day = n.day and r.root = decode(n.root, 'hex')) order by n.month`,
    [JSON.stringify(named)],
  );
  return rows.map(({ month }) => `the closing of ${month} names a root that is not the published one`);
}

interface Row {
  month: string;
  type: string;
  undo: boolean;
  debit_account: string;
  credit_account: string;
  transfers: bigint;
  amount: bigint;
}

/** In one pass over what the closed months hold. */
async function findOtherSums(transaction: Transaction, closings: readonly Closing[]): Promise<string[]> {
  const [first, last] = [closings[0], closings.at(-1)];
  if (!first || !last) return [];
  const { rows } = await transaction.raw<{ rows: Row[] }>(
    `select to_char(start at time zone 'UTC', 'YYYY-MM') as month, type, undo, debit_account, credit_account, transfers, amount from (
       select date_trunc('month', greatest(created_at, :from::timestamptz), 'UTC') as start, type, undo, debit_account, credit_account,
         count(*) as transfers, sum(amount)::bigint as amount
       from transfers where created_at < :until::timestamptz group by 1, 2, 3, 4, 5
     ) sums`,
    { from: boundsOf(first.month).from, until: boundsOf(last.month).until },
  );
  return closings.flatMap(({ month, content }) => {
    const lines = rows.filter((row) => row.month === month).map(lineOf);
    return isSame(content.lines, linesOf(lines))
      ? []
      : [`the closing of ${month} is not what the ledger says: ${difference(content.transfers, lines)}`];
  });
}

const lineOf = ({ type, undo, debit_account, credit_account, transfers, amount }: Row): LineSum => ({
  type,
  undo,
  debitAccount: debit_account,
  creditAccount: credit_account,
  transfers: Number(transfers),
  amount,
});

const difference = (closed: number, lines: readonly LineSum[]): string => `${closed} transfers closed, ${transfersOf(lines)} in the ledger`;

/** By every field and its place, as it is hashed. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
