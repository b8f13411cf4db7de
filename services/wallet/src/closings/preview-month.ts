import type { Database, Transaction } from '@facet/service-kit';
import { closingContent, NO_CLOSING, type ClosingContent } from './closing-content.ts';
import { closingErrors } from './closing-errors.ts';
import { boundsOf, type Month } from './month.ts';
import { listOpenMonths, type OpenMonth } from './open-months.ts';
import { balancesOf, lastClosing } from './read-closings.ts';
import { readFigures } from './read-figures.ts';

/** An open month as it would be closed now. */
export interface MonthPreview extends OpenMonth {
  content: ClosingContent;
}

/** Over one snapshot: what is read later of one table belongs to what was read before of another. */
export function inSnapshot<Result>(database: Database, read: (snapshot: Transaction) => Promise<Result>): Promise<Result> {
  return database.transaction(read, { isolationLevel: 'repeatable read', readOnly: true });
}

/** @throws no_such_month: neither closed nor begun */
export async function previewMonth(snapshot: Transaction, month: Month): Promise<MonthPreview> {
  const open = await listOpenMonths(snapshot);
  const found = open.find((each) => each.month === month);
  if (!found) throw closingErrors('no_such_month', `There are no figures for ${month}.`);
  const before = await lastClosing(snapshot);
  const bounds = boundsOf(month);
  const since = before ? before.content.until : '-infinity';
  // What is older than the first root belongs to the first month.
  const from = before === undefined && month === open[0]?.month ? '-infinity' : bounds.from;
  const figures = await readFigures(snapshot, {
    balances: before ? balancesOf(before.content) : new Map(),
    since,
    from,
    until: bounds.until,
  });
  const frame = {
    month,
    ...bounds,
    closedBy: null,
    closedAt: null,
    previousHash: before?.hash ?? NO_CLOSING,
    root: await lastRootOf(snapshot, bounds),
  };
  return { ...found, content: closingContent(frame, figures) };
}

async function lastRootOf(snapshot: Transaction, bounds: { from: string; until: string }): Promise<ClosingContent['root']> {
  const { rows } = await snapshot.raw<{ rows: { day: string; root: string }[] }>(
    "select day::text, encode(root, 'hex') as root from proof_roots where day >= :from::timestamp and day < :until::timestamp order by proof_roots.day desc limit 1",
    bounds,
  );
  return rows[0] ?? null;
}
