import type { Outbox, Transaction } from '@facet/service-kit';
import { reverseEarning } from '../earnings/index.ts';
import { undoCausedRewards } from '../rewards/index.ts';
import type { Postback, Settlement } from './postback.ts';

/** A row of `wall_transactions`: at most one credit and one reversal of one wall's transaction, in either order. */
interface WallTransaction {
  reversed_by: string | null;
  earning_id: string | null;
}

/** Takes back exactly what was given: that member, that amount, whatever the call names, and the rewards it had caused. */
export async function settleReversal(
  transaction: Transaction,
  outbox: Outbox,
  postback: Postback,
  wallTransaction: string,
): Promise<Pick<Settlement, 'verdict' | 'detail'>> {
  const key = { wall: postback.wall, transaction: wallTransaction };
  const known = await lockWallTransaction(transaction, key);
  if (known.reversed_by !== null) return { verdict: 'duplicate', detail: null };
  if (known.earning_id !== null) await undoCausedRewards(transaction, outbox, await reverseEarning(transaction, outbox, known.earning_id));
  await transaction('wall_transactions').where(key).update({ reversed_by: postback.id });
  return { verdict: 'accepted', detail: known.earning_id === null ? 'came before its credit' : null };
}

async function lockWallTransaction(transaction: Transaction, key: { wall: string; transaction: string }): Promise<WallTransaction> {
  await transaction('wall_transactions').insert(key).onConflict(['wall', 'transaction']).ignore();
  const row = await transaction<WallTransaction & typeof key>('wall_transactions')
    .where(key)
    .forUpdate()
    .first('reversed_by', 'earning_id');
  if (row === undefined) throw new Error('a wall transaction vanished under its lock');
  return row;
}
