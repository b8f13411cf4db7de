import type { Outbox, Transaction } from '@facet/service-kit';
import { enableMember, Member } from '../members/index.ts';
import { caseErrors, caseNotFound } from './case-errors.ts';
import { findMessage, lockCase, move, write } from './case-messages.ts';
import { CaseAct, CaseRecord, isOver, type Decision } from './case.ts';
import { tellMember } from './tell-member.ts';

/** What an operator does with a case that they have read up to `seen`. */
export interface OperatorMove {
  id: string;
  /** `version` of the case as they saw it. */
  seen: number;
  by: string;
  /** The same one again is the same act. */
  key: string;
  text: string | null;
}

interface Moved {
  before: CaseRecord;
  after: CaseRecord;
  /** The same act did it before. */
  isKnown: boolean;
}

/**
 * Answers; the case waits for the member. @throws case_not_found (404), case_changed, case_over, case_full, key_reused
 * (409)
 */
export async function answerCase(transaction: Transaction, outbox: Outbox, act: OperatorMove): Promise<Moved> {
  return moved(transaction, act, async (before) => {
    const after = await move(transaction, before, { state: 'waiting', operator: act.by });
    await tellMember(transaction, outbox, before, 'case_answered');
    return after;
  });
}

/**
 * Ends a case, with words or without. An appeal is decided instead.
 * @throws case_not_found (404), case_changed, case_over, case_full, key_reused (409)
 */
export async function resolveCase(transaction: Transaction, outbox: Outbox, act: OperatorMove): Promise<Moved> {
  return moved(transaction, act, async (before) => {
    if (before.kind === 'appeal') throw caseErrors('case_over', 'An appeal is decided: lift the ban, or keep it.');
    const after = await move(transaction, before, { state: 'solved', operator: act.by });
    await tellMember(transaction, outbox, before, 'case_solved');
    return after;
  });
}

/**
 * Ends an appeal; what lifts the ban lifts it in this transaction, if it is still the ban that was appealed against.
 * @throws not_an_appeal, case_changed, case_over, case_full, key_reused (409), case_not_found (404)
 */
export async function decideAppeal(
  transaction: Transaction,
  outbox: Outbox,
  act: OperatorMove & { decision: Decision },
): Promise<Moved & { member: Member }> {
  const found = await CaseRecord.query(transaction).findById(act.id);
  if (!found) throw caseNotFound();
  // In the order of who opens one: the member, then the case.
  const member = await Member.query(transaction).findById(found.memberId).forUpdate().throwIfNotFound();
  const { before, after, isKnown } = await moved(transaction, act, async (locked) => {
    if (locked.kind !== 'appeal') throw caseErrors('not_an_appeal', 'This is not an appeal.');
    if (member.disabled && member.bannedAt?.getTime() !== locked.bannedAt?.getTime())
      throw caseErrors('case_changed', `${member.username} has been banned again since. This appeal is about the earlier ban.`);
    if (!member.disabled && act.decision === 'kept')
      throw caseErrors('case_changed', `${member.username} is no longer banned. The appeal can only be closed as lifted.`);
    const decided = await move(transaction, locked, { state: 'solved', operator: act.by, decision: act.decision });
    if (act.decision === 'lifted') await enableMember(transaction, outbox, member.id);
    await tellMember(transaction, outbox, locked, act.decision === 'lifted' ? 'ban_lifted' : 'ban_kept');
    return decided;
  });
  if (after.decision !== act.decision) throw keyReused();
  return { before, after, isKnown, member };
}

/**
 * The same act again is done already: nothing more comes of it, and nobody is told. @throws key_reused (409) with other
 * words
 */
async function moved(transaction: Transaction, act: OperatorMove, then: (before: CaseRecord) => Promise<CaseRecord>): Promise<Moved> {
  const before = await lockCase(transaction, act.id);
  if (!before) throw caseNotFound();
  if (await isDone(transaction, act)) return { before, after: before, isKnown: true };
  if (isOver(before)) throw caseErrors('case_over', `Case ${before.number} is already over${byWhom(before)}.`);
  if (before.version !== act.seen)
    throw caseErrors('case_changed', `There is something new in case ${before.number}${byWhom(before)}. Read it before you answer.`);
  await CaseAct.query(transaction).insert({ id: act.key, caseId: act.id });
  if (act.text !== null) await write(transaction, before, { id: act.key, operator: act.by, text: act.text });
  return { before, after: await then(before), isKnown: false };
}

async function isDone(transaction: Transaction, { id, key, text }: OperatorMove): Promise<boolean> {
  const done = await CaseAct.query(transaction).findById(key);
  if (!done) return false;
  const said = await findMessage(transaction, key);
  if (done.caseId !== id || (said?.text ?? null) !== text) throw keyReused();
  return true;
}

const keyReused = () => caseErrors('key_reused', 'Your first click was carried out, with other values. Nothing was done this time.');

const byWhom = ({ operator }: CaseRecord): string => (operator === null ? '' : ` (${operator})`);
