import type { Outbox, Transaction } from '@facet/service-kit';
import type { Claim, Refusal } from '../walls/index.ts';
import type { Postback, Settlement } from './postback.ts';
import { creditCommand, reverseCommand } from './wallet-commands.ts';

/** A judged postback whose member, if it needs one, was looked up. */
export type Decision =
  | { readonly refusal: Refusal }
  | { readonly claim: Extract<Claim, { outcome: 'credit' }>; readonly memberId: string }
  | { readonly claim: Exclude<Claim, { outcome: 'credit' }> };

/** The verdict is null until there is one. */
type StoredSettlement = Omit<Settlement, 'verdict'> & { verdict: Settlement['verdict'] | null };

interface WallTransaction {
  wall: string;
  transaction: string;
  credited_by: string | null;
  member_id: string | null;
  amount_hundredths: bigint | null;
  credit_message: string | null;
  reversed_by: string | null;
}

/**
 * Writes the verdict and what follows from it, once: whoever comes second for the same postback gets the first verdict.
 * Locks the postback, then its wall transaction.
 */
export async function settle(transaction: Transaction, outbox: Outbox, postback: Postback, decision: Decision): Promise<Settlement> {
  const known = await lockPostback(transaction, postback);
  if (isSettled(known)) return known;
  const settlement = await decide(transaction, outbox, postback, decision);
  await transaction('postbacks')
    .where({ id: postback.id })
    .update({ ...settlement, settled_at: transaction.raw('clock_timestamp()') });
  return settlement;
}

async function lockPostback(transaction: Transaction, { id }: Postback): Promise<StoredSettlement> {
  const row = await transaction<StoredSettlement & { id: string }>('postbacks')
    .where({ id })
    .forUpdate()
    .first('verdict', 'outcome', 'transaction', 'reason', 'detail');
  if (row === undefined) throw new Error(`postback ${id} is not stored`);
  return row;
}

const isSettled = (row: StoredSettlement): row is Settlement => row.verdict !== null;

async function decide(transaction: Transaction, outbox: Outbox, postback: Postback, decision: Decision): Promise<Settlement> {
  if ('refusal' in decision) {
    const { reason, detail } = decision.refusal;
    return { verdict: 'refused', outcome: null, transaction: null, reason, detail };
  }
  const { outcome, transaction: wallTransaction } = decision.claim;
  const settled = (verdict: Settlement['verdict'], detail: string | null = null): Settlement => ({
    verdict,
    outcome,
    transaction: wallTransaction,
    reason: null,
    detail,
  });
  switch (outcome) {
    case 'credit':
      return credit(transaction, outbox, postback, decision as Extract<Decision, { memberId: string }>, settled);
    case 'reverse':
      return reverse(transaction, outbox, postback, wallTransaction, settled);
    case 'pending':
    case 'reject':
    case 'note':
      return settled('noted');
    default:
      return outcome satisfies never;
  }
}

type Settled = (verdict: Settlement['verdict'], detail?: string) => Settlement;

async function credit(
  transaction: Transaction,
  outbox: Outbox,
  postback: Postback,
  { claim, memberId }: Extract<Decision, { memberId: string }>,
  settled: Settled,
): Promise<Settlement> {
  const key = { wall: postback.wall, transaction: claim.transaction };
  const known = await lockWallTransaction(transaction, key);
  if (known.credited_by !== null) {
    const same = known.member_id === memberId && known.amount_hundredths === claim.amountHundredths;
    return same ? settled('duplicate') : settled('duplicate', 'another member or amount than the first');
  }
  // A reversal that came first cancels the credit here: the wallet hears of neither.
  const message =
    known.reversed_by === null
      ? await outbox.send(transaction, creditCommand({ ...key, memberId, amountHundredths: claim.amountHundredths }))
      : null;
  await transaction('wall_transactions').where(key).update({
    credited_by: postback.id,
    member_id: memberId,
    amount_hundredths: claim.amountHundredths,
    credit_message: message,
  });
  return message === null ? settled('accepted', 'reversed before it came') : settled('accepted');
}

async function reverse(
  transaction: Transaction,
  outbox: Outbox,
  postback: Postback,
  wallTransaction: string,
  settled: Settled,
): Promise<Settlement> {
  const key = { wall: postback.wall, transaction: wallTransaction };
  const known = await lockWallTransaction(transaction, key);
  if (known.reversed_by !== null) return settled('duplicate');
  // The credit's own member, whatever this call names: exactly what was given is taken back.
  const message =
    known.credit_message === null || known.member_id === null
      ? null
      : await outbox.send(transaction, reverseCommand({ ...key, memberId: known.member_id }));
  await transaction('wall_transactions').where(key).update({ reversed_by: postback.id, reversal_message: message });
  return message === null ? settled('accepted', 'came before its credit') : settled('accepted');
}

async function lockWallTransaction(transaction: Transaction, key: { wall: string; transaction: string }): Promise<WallTransaction> {
  await transaction('wall_transactions').insert(key).onConflict(['wall', 'transaction']).ignore();
  const row = await transaction<WallTransaction>('wall_transactions').where(key).forUpdate().first();
  if (row === undefined) throw new Error('a wall transaction vanished under its lock');
  return row;
}
