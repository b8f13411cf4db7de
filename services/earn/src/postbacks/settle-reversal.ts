import type { Outbox, Transaction } from '@facet/service-kit';
import { reverseEarning } from '../earnings/index.ts';
import { undoCausedRewards } from '../rewards/index.ts';
import type { ReversalClaim } from '../walls/index.ts';
import { PostbackRecord } from './postback-record.ts';
import type { Postback, Settlement } from './postback.ts';
import { WallTransaction } from './wall-transaction.ts';

type Settled = Pick<Settlement, 'verdict' | 'detail'>;

const HELD = 'Held: its signature does not cover what it takes back. Replay it if the provider’s own report has it.';

/**
 * Takes back exactly what was given: that member, that amount, whatever the call names, and the rewards it had caused.
 * What is not signed as a reversal waits for an operator, and its signature is good for no credit: who changes it back
 * makes no money.
 */
export async function settleReversal(
  transaction: Transaction,
  outbox: Outbox,
  postback: Postback,
  claim: ReversalClaim,
  isAgain: boolean,
): Promise<Settled> {
  const key = { wall: postback.wall, transaction: claim.transaction };
  const known = await lockWallTransaction(transaction, key);
  if (known.reversedBy !== null) return { verdict: 'duplicate', detail: null };
  if (!claim.isSigned) await WallTransaction.query(transaction).where(key).patch({ reversalSignature: claim.signature });
  if (!claim.isSigned && !isAgain) return hold(transaction, postback, key);
  if (known.earningId !== null) await undoCausedRewards(transaction, outbox, await reverseEarning(transaction, outbox, known.earningId));
  await WallTransaction.query(transaction).where(key).patch({ reversedBy: postback.id });
  return { verdict: 'accepted', detail: known.earningId === null ? 'came before its credit' : null };
}

/** Once for each transaction, however often it is told. */
async function hold(transaction: Transaction, { id }: Postback, key: Key): Promise<Settled> {
  const held = await PostbackRecord.query(transaction).findOne({ ...key, outcome: 'reverse', verdict: 'noted' });
  if (held !== undefined && held.id !== id) return { verdict: 'duplicate', detail: 'held already' };
  await PostbackRecord.query(transaction).findById(id).patch({ alert: HELD });
  return { verdict: 'noted', detail: null };
}

interface Key {
  wall: string;
  transaction: string;
}

async function lockWallTransaction(transaction: Transaction, key: Key): Promise<WallTransaction> {
  await WallTransaction.insertNew(transaction, key, ['wall', 'transaction']);
  return WallTransaction.query(transaction).findOne(key).forUpdate().throwIfNotFound();
}
