import type { Outbox, Transaction } from '@facet/service-kit';
import { promiseEarning, reverseEarning } from '../earnings/index.ts';
import { undoWeekly } from '../rewards/index.ts';
import { type Claim, providerLabel } from '../walls/index.ts';
import type { Postback, Settlement } from './postback.ts';

/** A row of `wall_transactions`: at most one credit and one reversal of one wall's transaction, in either order. */
interface WallTransaction {
  wall: string;
  transaction: string;
  credited_by: string | null;
  reversed_by: string | null;
  earning_id: string | null;
}

type Verdict = Pick<Settlement, 'verdict' | 'detail'>;

interface Credit {
  readonly claim: Extract<Claim, { outcome: 'credit' }>;
  readonly memberId: string;
  readonly holdDays: number;
}

/** Promises the member what the wall reported, once for the transaction. A reversal that came first cancels it: the wallet hears of neither. */
export async function creditWall(
  transaction: Transaction,
  outbox: Outbox,
  postback: Postback,
  { claim, memberId, holdDays }: Credit,
): Promise<Verdict> {
  const key = { wall: postback.wall, transaction: claim.transaction };
  const known = await lockWallTransaction(transaction, key);
  if (known.earning_id !== null)
    return { verdict: 'duplicate', detail: await differenceTo(transaction, known.earning_id, claim, memberId) };
  if (await isSignatureUsed(transaction, postback.wall, claim.signature))
    return { verdict: 'duplicate', detail: 'the signature of another transaction' };
  const earning = await promiseEarning(transaction, outbox, {
    member_id: memberId,
    source: 'wall',
    key: creditKey(key),
    label: `${providerLabel(key.wall)} · ${claim.offer ?? key.transaction}`,
    amount_hundredths: claim.amountHundredths,
    provider: key.wall,
    transaction: key.transaction,
    offer: claim.offer,
    holdDays,
    alreadyReversed: known.reversed_by !== null,
  });
  await transaction('wall_transactions')
    .where(key)
    .update({ credited_by: postback.id, earning_id: earning.id, credit_signature: claim.signature });
  return { verdict: 'accepted', detail: known.reversed_by === null ? null : 'reversed before it came' };
}

/** Takes back exactly what was given: that member, that amount, whatever the call names. */
export async function reverseWall(transaction: Transaction, outbox: Outbox, postback: Postback, wallTransaction: string): Promise<Verdict> {
  const key = { wall: postback.wall, transaction: wallTransaction };
  const known = await lockWallTransaction(transaction, key);
  if (known.reversed_by !== null) return { verdict: 'duplicate', detail: null };
  if (known.earning_id !== null) await undoWeekly(transaction, outbox, await reverseEarning(transaction, outbox, known.earning_id));
  await transaction('wall_transactions').where(key).update({ reversed_by: postback.id });
  return { verdict: 'accepted', detail: known.earning_id === null ? 'came before its credit' : null };
}

/** The wallet's key: the same for every delivery and every repetition, so that the wallet moves the money once. */
const creditKey = ({ wall, transaction }: { wall: string; transaction: string }): string => `wall:${wall}:credit:${transaction}`;

async function lockWallTransaction(transaction: Transaction, key: { wall: string; transaction: string }): Promise<WallTransaction> {
  await transaction('wall_transactions').insert(key).onConflict(['wall', 'transaction']).ignore();
  const row = await transaction<WallTransaction>('wall_transactions').where(key).forUpdate().first();
  if (row === undefined) throw new Error('a wall transaction vanished under its lock');
  return row;
}

async function differenceTo(
  transaction: Transaction,
  earningId: string,
  { amountHundredths }: Credit['claim'],
  memberId: string,
): Promise<string | null> {
  const first = await transaction('earnings')
    .where({ id: earningId })
    .first<{ member_id: string; amount_hundredths: bigint }>('member_id', 'amount_hundredths');
  const isSame = first.member_id === memberId && first.amount_hundredths === amountHundredths;
  return isSame ? null : 'another member or amount than the first';
}

async function isSignatureUsed(transaction: Transaction, wall: string, signature: string | null): Promise<boolean> {
  if (signature === null) return false;
  const row = await transaction('wall_transactions').where({ wall, credit_signature: signature }).first<object | undefined>('wall');
  return row !== undefined;
}
