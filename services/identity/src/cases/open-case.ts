import { isUniqueViolation, type Transaction } from '@facet/service-kit';
import { Member } from '../members/index.ts';
import { write } from './case-messages.ts';
import { caseErrors } from './case-errors.ts';
import { CaseRecord, type Fact, type Kind, type Reason } from './case.ts';

/** How many of a member may wait at once. */
const MOST_OPEN = 5;

export interface NewCase {
  id: string;
  memberId: string;
  kind: Exclude<Kind, 'appeal'>;
  reason: Reason;
  factId: string | null;
  fact: Fact | null;
  text: string;
}

/**
 * Opens a case with its first message. The same id again opens nothing more. Whoever opens holds the member’s lock.
 * @throws too_many_cases, case_open (409)
 */
export async function openCase(transaction: Transaction, { text, ...asked }: NewCase): Promise<CaseRecord> {
  const { id, memberId } = asked;
  await Member.query(transaction).findById(memberId).forUpdate();
  const made = await CaseRecord.query(transaction).findById(id);
  if (made) return made;
  const { same, isFull } = await lookAround(transaction, asked);
  if (same) throw caseErrors('case_open', `You have already asked about this, in case ${same.number}. Please write there.`);
  if (isFull) throw tooManyCases();
  const opened = await CaseRecord.query(transaction).insert(asked).returning('*').castTo<CaseRecord>();
  await write(transaction, opened, { id, operator: null, text });
  return opened;
}

/** One appeal for each ban. @throws not_banned, already_appealed (409) */
export async function openAppeal(
  transaction: Transaction,
  { id, memberId, text }: { id: string; memberId: string; text: string },
): Promise<CaseRecord> {
  const member = await Member.query(transaction).findById(memberId).forUpdate();
  const made = await CaseRecord.query(transaction).findById(id);
  if (made) return made;
  if (!member?.disabled || !member.bannedAt) throw caseErrors('not_banned', 'Your account is not suspended. Reload the page to go on.');
  try {
    const fields = { id, memberId, kind: 'appeal', reason: 'other', bannedAt: member.bannedAt } as const;
    const opened = await CaseRecord.query(transaction).insert(fields).returning('*').castTo<CaseRecord>();
    await write(transaction, opened, { id, operator: null, text });
    return opened;
  } catch (error) {
    if (isUniqueViolation(error)) throw caseErrors('already_appealed', 'You have already sent an appeal. We’ll answer it here.');
    throw error;
  }
}

/** What else of the member waits; their lock is held. */
export async function lookAround(
  transaction: Transaction,
  { memberId, kind, factId }: Pick<CaseRecord, 'memberId' | 'kind' | 'factId'>,
): Promise<{ same: CaseRecord | undefined; isFull: boolean }> {
  const waiting = CaseRecord.query(transaction).where({ member_id: memberId }).whereIn('state', ['open', 'waiting']);
  const open = await waiting.whereNot({ kind: 'appeal' });
  const same = factId === null ? undefined : open.find((each) => each.kind === kind && each.factId === factId);
  return { same, isFull: open.length >= MOST_OPEN };
}

export const tooManyCases = () => caseErrors('too_many_cases', `You have ${MOST_OPEN} open cases. Close one, or wait until one is solved.`);
