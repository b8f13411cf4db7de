import { defineErrors, type Transaction } from '@facet/service-kit';

const requestErrors = defineErrors({ idempotency_key_reused: 422 });

interface Call {
  memberId: string;
  /** The caller's; absent: the call is answered for itself. */
  key: string | undefined;
  /** What is asked for: the same key with something else is refused. */
  request: string;
}

/**
 * Does the work once for each (member, key): the same call again, also at the same moment, gets the first answer. A failure is not
 * remembered. @throws idempotency_key_reused (422)
 */
export async function answerOnce<Answer extends object>(
  transaction: Transaction,
  { memberId, key, request }: Call,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const known = { member_id: memberId, key };
  // Waits for a twin that is under way, and goes on when that one failed.
  const inserted = await transaction('answered_requests')
    .insert({ ...known, request })
    .onConflict(['member_id', 'key'])
    .ignore()
    .returning('key');
  if (inserted.length === 0) return firstAnswer(transaction, known, request);
  const answer = await work();
  await transaction('answered_requests')
    .where(known)
    .update({ answer: JSON.stringify(answer) });
  return answer;
}

async function firstAnswer<Answer>(transaction: Transaction, known: { member_id: string; key: string }, request: string): Promise<Answer> {
  const row = await transaction<{ request: string; answer: unknown; member_id: string; key: string }>('answered_requests')
    .where(known)
    .first('request', 'answer');
  if (row?.request !== request) throw requestErrors('idempotency_key_reused', 'This Idempotency-Key was used for another request');
  return row.answer as Answer;
}
