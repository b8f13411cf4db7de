import { createHash } from 'node:crypto';
import { formatMoney } from '@facet/service-kit';
import { addTransfer, fromWalls, houseResult, nothing, otherwise } from '../money/index.ts';
import type { Month } from './month.ts';

/** What moved in a month by one type between two accounts; hundredths. */
export interface LineSum {
  type: string;
  undo: boolean;
  debitAccount: string;
  creditAccount: string;
  transfers: number;
  amount: bigint;
}

/** All that the ledger says of a month; hundredths. */
export interface MonthFigures {
  /** What each account had at its beginning, credits less debits. */
  opening: ReadonlyMap<string, bigint>;
  lines: readonly LineSum[];
  /** The earliest and the latest transfer; null: there was none. */
  first: Position | null;
  last: Position | null;
  withdrawalsPaid: { count: number; amount: bigint; platformShare: bigint; withoutShare: number };
}

/** Where a transfer stands in the ledger: by time to the microsecond, then by id. */
export interface Position {
  at: string;
  id: string;
}

export interface AccountOfMonth {
  account: string;
  opening: string;
  in: string;
  out: string;
  closing: string;
}

export interface LineOfMonth {
  type: string;
  undo: boolean;
  debitAccount: string;
  creditAccount: string;
  transfers: number;
  amount: string;
}

/**
 * A month of the books, amounts in R$. Its JSON is hashed as it stands: a field never changes its place or its meaning,
 * a new one is another format.
 */
export interface ClosingContent {
  format: 'facet.monthly-closing.v1';
  month: Month;
  from: string;
  until: string;
  /** Null: not closed. */
  closedBy: string | null;
  closedAt: string | null;
  previousHash: string;
  /** The published root of its last day, which commits to what each member had; null: not published yet. */
  root: { day: string; root: string } | null;
  transfers: number;
  first: Position | null;
  last: Position | null;
  owed: { available: string; held: string; total: string; debts: string };
  flow: { fromWalls: string; otherwise: string; paidOut: string; houseResult: string };
  withdrawalsPaid: { count: number; amount: string; platformShare: string; withoutShare: number };
  accounts: AccountOfMonth[];
  lines: LineOfMonth[];
}

export type ClosingFrame = Pick<ClosingContent, 'month' | 'from' | 'until' | 'closedBy' | 'closedAt' | 'previousHash' | 'root'>;

/** Before the first month. */
export const NO_CLOSING = '0'.repeat(64);

/** Members' money always has its line. */
const MEMBERS_ACCOUNTS = ['available', 'debt', 'payouts:held'];

export function closingContent(frame: ClosingFrame, figures: MonthFigures): ClosingContent {
  const { opening, lines, first, last, withdrawalsPaid } = figures;
  const { month, from, until, closedBy, closedAt, previousHash, root } = frame;
  const closing = closingBalances(opening, lines);
  const available = closing.get('available') ?? 0n;
  const held = closing.get('payouts:held') ?? 0n;
  return {
    format: 'facet.monthly-closing.v1',
    month,
    from,
    until,
    closedBy,
    closedAt,
    previousHash,
    root,
    transfers: transfersOf(lines),
    first,
    last,
    owed: {
      available: formatMoney(available),
      held: formatMoney(held),
      total: formatMoney(available + held),
      debts: formatMoney(-(closing.get('debt') ?? 0n)),
    },
    flow: flowOf(lines),
    withdrawalsPaid: {
      count: withdrawalsPaid.count,
      amount: formatMoney(withdrawalsPaid.amount),
      platformShare: formatMoney(withdrawalsPaid.platformShare),
      withoutShare: withdrawalsPaid.withoutShare,
    },
    accounts: accountsOf(opening, lines),
    lines: linesOf(lines),
  };
}

/** What each account has at the end. */
export function closingBalances(opening: ReadonlyMap<string, bigint>, lines: readonly LineSum[]): Map<string, bigint> {
  const balances = new Map(opening);
  for (const { debitAccount, creditAccount, amount } of lines) {
    balances.set(debitAccount, (balances.get(debitAccount) ?? 0n) - amount);
    balances.set(creditAccount, (balances.get(creditAccount) ?? 0n) + amount);
  }
  return balances;
}

/** Every account that had or moved something, by name. */
export function accountsOf(opening: ReadonlyMap<string, bigint>, lines: readonly LineSum[]): AccountOfMonth[] {
  const closing = closingBalances(opening, lines);
  const moved = (side: 'debitAccount' | 'creditAccount', account: string): bigint =>
    lines.reduce((sum, line) => (line[side] === account ? sum + line.amount : sum), 0n);
  return [...new Set([...MEMBERS_ACCOUNTS, ...closing.keys()])].toSorted(byCodeUnit).map((account) => ({
    account,
    opening: formatMoney(opening.get(account) ?? 0n),
    in: formatMoney(moved('creditAccount', account)),
    out: formatMoney(moved('debitAccount', account)),
    closing: formatMoney(closing.get(account) ?? 0n),
  }));
}

export function linesOf(lines: readonly LineSum[]): LineOfMonth[] {
  const nameOf = ({ type, undo, debitAccount, creditAccount }: LineSum) => [type, debitAccount, creditAccount, String(undo)].join('\n');
  return lines
    .toSorted((one, other) => byCodeUnit(nameOf(one), nameOf(other)))
    .map(({ type, undo, debitAccount, creditAccount, transfers, amount }) => ({
      type,
      undo,
      debitAccount,
      creditAccount,
      transfers,
      amount: formatMoney(amount),
    }));
}

export const transfersOf = (lines: readonly LineSum[]): number => lines.reduce((sum, { transfers }) => sum + transfers, 0);

/** Hex. Of the file: `jq -cj .content FILE | sha256sum`. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function flowOf(lines: readonly LineSum[]): ClosingContent['flow'] {
  const flow = nothing();
  for (const line of lines) addTransfer(flow, line);
  return {
    fromWalls: formatMoney(fromWalls(flow)),
    otherwise: formatMoney(otherwise(flow)),
    paidOut: formatMoney(flow.paidOut),
    houseResult: formatMoney(houseResult(flow)),
  };
}

/** The same on every machine, whatever its language. */
const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
