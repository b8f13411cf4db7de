import { defineErrors, inTransaction } from '@facet/service-kit';
import type { LoggedPostback } from './logged-postback.ts';
import { findPostback } from './list-postbacks.ts';
import type { Settlement } from './postback.ts';
import { decisionFor, type PostbackContext } from './process-postback.ts';
import { settle } from './settle.ts';

const replayErrors = defineErrors({ postback_not_found: 404 });

interface Replay {
  id: string;
  /** What would follow, without anything following. */
  isDry: boolean;
  /** The operator. */
  by: string;
}

/**
 * Decides a stored call anew, by the settings of now: what was refused or noted may be credited after all, what was accepted or a
 * duplicate stays so. Dry runs the very same and rolls it back. @throws postback_not_found, unavailable (503)
 */
export async function replayPostback(context: PostbackContext, { id, isDry, by }: Replay): Promise<Settlement> {
  const { kit } = context;
  const postback = await findPostback(kit.database, id);
  if (postback === undefined) throw replayErrors('postback_not_found', 'There is no such postback');
  const decision = await decisionFor(context, rawOf(postback));
  let settlement: Settlement | undefined;
  await inTransaction(kit.database, async (transaction) => {
    settlement = await settle(transaction, kit.outbox, rawOf(postback), decision, true);
    if (isDry) throw new RolledBack();
    await transaction('postbacks')
      .where({ id })
      .update({ replayed_at: transaction.raw('clock_timestamp()'), replayed_by: by });
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (settlement === undefined) throw new Error('a replay always settles');
  return settlement;
}

class RolledBack extends Error {}

function rawOf({ id, wall, method, target, headers, body, address }: LoggedPostback) {
  return { id, wall, method, target, headers, body, address };
}
