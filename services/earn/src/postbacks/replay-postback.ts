import { databaseTime, defineErrors, type Outbox, type Transaction } from '@facet/service-kit';
import { findPostback } from './list-postbacks.ts';
import { PostbackRecord } from './postback-record.ts';
import type { Postback, Settlement } from './postback.ts';
import { decisionFor, type PostbackContext } from './process-postback.ts';
import { type Decision, settle } from './settle.ts';

const replayErrors = defineErrors({ postback_not_found: 404 });

interface DecidedAnew {
  postback: Postback;
  decision: Decision;
}

/**
 * What a stored call is by the settings of now; may ask identity for the member. @throws postback_not_found,
 * unavailable (503)
 */
export async function decideAnew(context: PostbackContext, id: string): Promise<DecidedAnew> {
  const found = await findPostback(context.kit.database, id);
  if (found === undefined) throw replayErrors('postback_not_found', 'There is no such postback');
  const postback = rawOf(found);
  return { postback, decision: await decisionFor(context, postback) };
}

/**
 * What was refused or noted may be credited after all, what was accepted or a duplicate stays so. `by` is the operator.
 */
export async function replayPostback(
  transaction: Transaction,
  outbox: Outbox,
  { postback, decision }: DecidedAnew,
  by: string,
): Promise<{ before: Pick<PostbackRecord, 'verdict' | 'reason' | 'transaction'>; settlement: Settlement }> {
  const { id } = postback;
  const before = await PostbackRecord.query(transaction).findById(id).forUpdate().select('verdict', 'reason', 'transaction');
  if (before === undefined) throw replayErrors('postback_not_found', 'There is no such postback');
  const settlement = await settle(transaction, outbox, postback, decision, true);
  await PostbackRecord.query(transaction).findById(id).patch({ replayedAt: databaseTime, replayedBy: by });
  return { before, settlement };
}

function rawOf({ id, wall, method, target, headers, body, address }: PostbackRecord): Postback {
  return { id, wall, method, target, headers, body, address };
}
