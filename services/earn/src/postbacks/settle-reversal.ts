import type { Outbox, Transaction } from '@facet/service-kit';
import { reverseEarning } from '../earnings/index.ts';
import { undoCausedRewards } from '../rewards/index.ts';
import type { Postback, Settlement } from './postback.ts';
import { WallTransaction } from './wall-transaction.ts';

/** Takes back exactly what was given: that member, that amount, whatever the call names, and the rewards it had caused. */
export async function settleReversal(
  transaction: Transaction,
  outbox: Outbox,
  postback: Postback,
  wallTransaction: string,
): Promise<Pick<Settlement, 'verdict' | 'detail'>> {
  const key = { wall: postback.wall, transaction: wallTransaction };
  const known = await lockWallTransaction(transaction, key);
  if (known.reversedBy !== null) return { verdict: 'duplicate', detail: null };
  if (known.earningId !== null) await undoCausedRewards(transaction, outbox, await reverseEarning(transaction, outbox, known.earningId));
  await WallTransaction.query(transaction).where(key).patch({ reversedBy: postback.id });
  return { verdict: 'accepted', detail: known.earningId === null ? 'came before its credit' : null };
}

async function lockWallTransaction(transaction: Transaction, key: { wall: string; transaction: string }): Promise<WallTransaction> {
  await WallTransaction.insertNew(transaction, key, ['wall', 'transaction']);
  return WallTransaction.query(transaction).findOne(key).forUpdate().throwIfNotFound();
}
