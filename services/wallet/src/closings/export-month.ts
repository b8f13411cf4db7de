import type { CsvRow } from '@facet/service-kit';
import type { ClosingContent } from './closing-content.ts';

/** By the fields of a line, in the order of the file. */
const headings = {
  part: 'Part',
  name: 'Name',
  detail: 'Detail',
  transfers: 'Transfers',
  opening: 'Opening R$',
  in: 'In R$',
  out: 'Out R$',
  closing: 'Closing R$',
  amount: 'Amount R$',
} as const;
type Line = { part: string; name: string } & Partial<Record<keyof typeof headings, string | number | null>>;

export const MONTH_HEADINGS = Object.values(headings);

/** A month for an accountant, one thing a line. */
export function monthRows(hash: string | null, content: ClosingContent): CsvRow[] {
  const lines: Line[] = [
    ...recordLines(hash, content),
    ...sumLines(content),
    ...content.accounts.map(({ account, ...moved }) => ({ part: 'Account', name: account, ...moved })),
    ...content.lines.map(({ type, undo, debitAccount, creditAccount, transfers, amount }) => ({
      part: undo ? 'Undone' : 'Moved',
      name: type,
      detail: `${debitAccount} to ${creditAccount}`,
      transfers,
      amount,
    })),
  ];
  return lines.map((line) => (Object.keys(headings) as (keyof typeof headings)[]).map((field) => line[field] ?? ''));
}

function recordLines(hash: string | null, content: ClosingContent): Line[] {
  const { month, previousHash, closedBy, closedAt, root, first, last, transfers } = content;
  const part = 'Record';
  return [
    { part, name: 'Month', detail: month },
    { part, name: 'State', detail: hash === null ? 'Not closed: it may still change' : 'Closed' },
    { part, name: 'Hash (SHA-256)', detail: hash },
    { part, name: 'Hash of the month before', detail: previousHash },
    { part, name: 'Closed by', detail: closedBy },
    { part, name: 'Closed at', detail: closedAt },
    { part, name: 'Root of the last day', detail: root && `${root.day} ${root.root}` },
    { part, name: 'First transfer', detail: first && `${first.at} ${first.id}` },
    { part, name: 'Last transfer', detail: last && `${last.at} ${last.id}` },
    { part, name: 'Transfers', transfers },
  ];
}

function sumLines({ owed, flow, withdrawalsPaid: paid }: ClosingContent): Line[] {
  return [
    { part: 'Owed', name: 'Available', amount: owed.available },
    { part: 'Owed', name: 'Held', amount: owed.held },
    { part: 'Owed', name: 'Reserve needed', detail: 'available and held', amount: owed.total },
    { part: 'Owed', name: 'Debts', detail: 'what members owe, not taken off', amount: owed.debts },
    { part: 'Flow', name: 'From walls', amount: flow.fromWalls },
    { part: 'Flow', name: 'Otherwise earned', amount: flow.otherwise },
    { part: 'Flow', name: 'Paid out', amount: flow.paidOut },
    { part: 'Flow', name: 'House result', amount: flow.houseResult },
    { part: 'Withdrawals', name: 'Paid', transfers: paid.count, amount: paid.amount },
    { part: 'Withdrawals', name: 'Kept by the platform', detail: `not known of ${paid.withoutShare}`, amount: paid.platformShare },
  ];
}
