import type { Transaction } from '@facet/service-kit';
import { caseErrors, caseNotFound } from './case-errors.ts';
import { lockCase } from './case-messages.ts';
import { CaseRecord, isOver } from './case.ts';

interface Assigned {
  before: CaseRecord;
  after: CaseRecord;
  /** It was theirs already. */
  isKnown: boolean;
}

/**
 * Whose a case is: `to`'s, or nobody's (null), if it is still `from`'s. Of two operators who take it at once the second
 * is told who has it. It moves nothing: who answers has missed nothing that the member reads.
 * @throws case_not_found (404), case_assigned, case_over (409)
 */
export async function assignCase(
  transaction: Transaction,
  { id, from, to }: { id: string; from: string | null; to: string | null },
): Promise<Assigned> {
  const before = await lockCase(transaction, id);
  if (!before) throw caseNotFound();
  const { number, assignee } = before;
  if (isOver(before)) throw caseErrors('case_over', `Case ${number} is already over.`);
  if (assignee === to) return { before, after: before, isKnown: true };
  if (assignee !== from)
    throw caseErrors('case_assigned', assignee === null ? `Case ${number} is nobody’s now.` : `Case ${number} is ${assignee}’s now.`);
  const after = await before.$clone().$query(transaction).patch({ assignee: to }).returning('*').castTo<CaseRecord>();
  return { before, after, isKnown: false };
}

/** Of an operator who is gone: nobody’s again, also those that are over, which their members may open again. */
export async function releaseCasesOf(transaction: Transaction, operator: string): Promise<void> {
  await CaseRecord.query(transaction).whereRaw('lower(assignee) = lower(?)', [operator]).patch({ assignee: null });
}
