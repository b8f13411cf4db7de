import type { Transaction } from '@facet/service-kit';
import { caseErrors, caseNotFound } from './case-errors.ts';
import { lockCase } from './case-messages.ts';
import type { CaseRecord } from './case.ts';

const LONGEST_MS = 90 * 24 * 60 * 60_000;

/**
 * Takes an open case out of the queue until then, or back into it (null). It has waited since it was written: its place
 * in the queue stays. @throws case_not_found (404), case_changed (409), snooze_invalid (400)
 */
export async function snoozeCase(
  transaction: Transaction,
  { id, until, by }: { id: string; until: Date | null; by: string },
): Promise<{ before: CaseRecord; after: CaseRecord }> {
  const before = await lockCase(transaction, id);
  if (!before) throw caseNotFound();
  if (before.state !== 'open')
    throw caseErrors('case_changed', `Case ${before.number} does not wait for an operator: there is nothing to snooze.`);
  const inMs = until === null ? 1 : until.getTime() - Date.now();
  if (inMs <= 0 || inMs > LONGEST_MS) throw caseErrors('snooze_invalid', 'Choose a time in the next 90 days.');
  const after = await before
    .$clone()
    .$query(transaction)
    .patch({ snoozedUntil: until, snoozedBy: until === null ? null : by })
    .returning('*')
    .castTo<CaseRecord>();
  return { before, after };
}

/** Null: it is in the queue. */
export const snoozedUntil = ({ snoozedUntil: until }: Pick<CaseRecord, 'snoozedUntil'>): string | null =>
  until !== null && until.getTime() > Date.now() ? until.toISOString() : null;
