import { defineErrors, type Transaction } from '@facet/service-kit';
import { AnsweredRequest } from './answered-request.ts';

const requestErrors = defineErrors({ idempotency_key_reused: 422 });

interface Call {
  memberId: string;
  /** The caller's; absent: the call is answered for itself. */
  key: string | undefined;
  /** What is asked for: the same key with something else is refused. */
  request: string;
}

/**
 * Does the work once for each (member, key): the same call again, also at the same moment, gets the first answer. A
 * failure is not remembered. @throws idempotency_key_reused (422)
 */
export async function answerOnce<Answer extends object>(
  transaction: Transaction,
  { memberId, key, request }: Call,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  // Waits for a twin that is under way, and goes on when that one failed.
  const isFirst = await AnsweredRequest.insertNew(transaction, { memberId, key, request }, ['member_id', 'key']);
  if (!isFirst) return firstAnswer(transaction, { memberId, key, request });
  const answer = await work();
  await AnsweredRequest.query(transaction)
    .findById([memberId, key])
    .patch({ answer: JSON.stringify(answer) });
  return answer;
}

async function firstAnswer<Answer>(transaction: Transaction, { memberId, key, request }: Call & { key: string }): Promise<Answer> {
  const known = await AnsweredRequest.query(transaction).findById([memberId, key]);
  if (known?.request !== request)
    throw requestErrors('idempotency_key_reused', 'This request was already used for something else. Reload the page and try again.');
  return known.answer as Answer;
}
