import { databaseTime, type Database, type Transaction } from '@facet/service-kit';
import { caseErrors } from './case-errors.ts';
import { CaseMessage, CaseRecord, type Decision, type State } from './case.ts';

/** More than any case has had; the rest is another case. */
const MOST_MESSAGES = 100;

/** The case with its lock. Undefined: there is none. */
export function lockCase(transaction: Transaction, id: string): Promise<CaseRecord | undefined> {
  return CaseRecord.query(transaction).findById(id).forUpdate().execute();
}

export function listMessages(database: Database | Transaction, caseId: string): Promise<CaseMessage[]> {
  return CaseMessage.query(database).where({ case_id: caseId }).orderBy('seq').execute();
}

export function findMessage(transaction: Transaction, id: string): Promise<CaseMessage | undefined> {
  return CaseMessage.query(transaction).findById(id).execute();
}

/** @throws text_missing (400) */
export function requireText(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw caseErrors('text_missing', 'Please write what happened.');
  return trimmed;
}

/** Adds to a case whose lock is held. @throws case_full (409) */
export async function write(
  transaction: Transaction,
  found: CaseRecord,
  message: { id: string; operator: string | null; text: string },
): Promise<void> {
  const count = await CaseMessage.query(transaction).where({ case_id: found.id }).resultSize();
  if (count >= MOST_MESSAGES) throw caseErrors('case_full', 'This case is full. Please open a new one.');
  await CaseMessage.query(transaction).insert({ ...message, caseId: found.id });
}

/** What became of a case whose lock is held; it is in the queue again if it waits for an operator. */
export function move(
  transaction: Transaction,
  found: CaseRecord,
  change: { state: State; operator?: string; decision?: Decision },
): Promise<CaseRecord> {
  // A copy: what is patched is changed in memory too, and who moves it tells the audit log what it was before.
  return found
    .$clone()
    .$query(transaction)
    .patch({ ...change, snoozedUntil: null, snoozedBy: null, version: found.version + 1, changedAt: databaseTime })
    .returning('*')
    .castTo<CaseRecord>()
    .execute();
}
