import type { Database, Operator, Transaction } from '@facet/service-kit';
import { hashOf, type ClosingContent } from './closing-content.ts';
import { closingErrors } from './closing-errors.ts';
import { firstDayOf, type Month } from './month.ts';
import { inSnapshot, previewMonth } from './preview-month.ts';
import { findClosing, type Closing } from './read-closings.ts';

/**
 * What the month comes to, over one snapshot and before anything is written: no transfer of it can come any more, so
 * that it is the same whoever adds it up. Undefined: it is closed.
 * @throws one of REFUSALS, no_such_month
 */
export function prepareClosing(database: Database, month: Month): Promise<ClosingContent | undefined> {
  return inSnapshot(database, async (snapshot) => {
    if (await findClosing(snapshot, month)) return undefined;
    const { refusal, content } = await previewMonth(snapshot, month);
    if (refusal) throw closingErrors(refusal.code, refusal.message);
    return content;
  });
}

/** Whoever comes first closes it; everybody is answered that closing. */
export async function closeMonth(
  transaction: Transaction,
  prepared: ClosingContent | undefined,
  { month, operator }: { month: Month; operator: Pick<Operator, 'username'> },
): Promise<Closing> {
  if (prepared) {
    const content: ClosingContent = { ...prepared, closedBy: operator.username, closedAt: new Date().toISOString() };
    const text = JSON.stringify(content);
    await transaction('monthly_closings')
      .insert({
        month: firstDayOf(month),
        content: text,
        previous: Buffer.from(content.previousHash, 'hex'),
        hash: Buffer.from(hashOf(text), 'hex'),
      })
      .onConflict()
      .ignore();
  }
  const closing = await findClosing(transaction, month);
  if (!closing) throw new Error(`${month} was not closed: another closing follows the month before`);
  return closing;
}
