import type { Transaction } from '@facet/service-kit';
import { Member } from '../members/index.ts';
import { caseErrors, caseNotFound } from './case-errors.ts';
import { findMessage, lockCase, move, write } from './case-messages.ts';
import { isOver, type CaseRecord } from './case.ts';
import { lookAround, tooManyCases } from './open-case.ts';

const REOPENED_WITHIN_MS = 30 * 24 * 60 * 60_000;

/** A member’s own case, its lock held. @throws case_not_found (404), the same for somebody else’s */
async function lockOwn(transaction: Transaction, memberId: string, id: string): Promise<CaseRecord> {
  const found = await lockCase(transaction, id);
  if (found?.memberId !== memberId) throw caseNotFound();
  return found;
}

/**
 * The member writes: the case waits for an operator again, one that is over is open again within 30 days. An appeal
 * that is decided stays so.
 * @throws case_not_found (404), case_over, case_open, appeal_decided, case_full, too_many_cases (409)
 */
export async function memberWrites(
  transaction: Transaction,
  { memberId, id, messageId, text }: { memberId: string; id: string; messageId: string; text: string },
): Promise<CaseRecord> {
  // In the order of who opens one: the member, then the case.
  await Member.query(transaction).findById(memberId).forUpdate();
  const found = await lockOwn(transaction, memberId, id);
  const sent = await findMessage(transaction, messageId);
  if (sent?.caseId === id) return found;
  if (isOver(found)) await requireReopening(transaction, found);
  await write(transaction, found, { id: messageId, operator: null, text });
  return move(transaction, found, { state: 'open' });
}

async function requireReopening(transaction: Transaction, found: CaseRecord): Promise<void> {
  const { kind, changedAt } = found;
  if (kind === 'appeal') throw caseErrors('appeal_decided', 'Your appeal has been decided. You can’t add to it any more.');
  if (Date.now() - changedAt.getTime() > REOPENED_WITHIN_MS)
    throw caseErrors('case_over', 'This case ended more than 30 days ago. Please open a new one.');
  const { same, isFull } = await lookAround(transaction, found);
  if (same) throw caseErrors('case_open', `You have since asked about this again, in case ${same.number}. Please write there.`);
  if (isFull) throw tooManyCases();
}

/** The member needs no answer any more. Closing what is over changes nothing. @throws case_not_found (404) */
export async function closeCase(transaction: Transaction, { memberId, id }: { memberId: string; id: string }): Promise<CaseRecord> {
  const found = await lockOwn(transaction, memberId, id);
  if (found.kind === 'appeal') throw caseNotFound();
  return isOver(found) ? found : move(transaction, found, { state: 'closed' });
}
