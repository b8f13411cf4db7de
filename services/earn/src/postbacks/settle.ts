import type { Outbox, Transaction } from '@facet/service-kit';
import type { Claim, Refusal } from '../walls/index.ts';
import type { Postback, Settlement } from './postback.ts';
import { creditWall, reverseWall } from './wall-transactions.ts';

/** A judged postback whose member, if it needs one, was looked up. */
export type Decision =
  | { readonly refusal: Refusal }
  | { readonly claim: Extract<Claim, { outcome: 'credit' }>; readonly memberId: string; readonly holdDays: number }
  | { readonly claim: Exclude<Claim, { outcome: 'credit' }> };

/** The verdict is null until there is one. */
type StoredSettlement = Omit<Settlement, 'verdict'> & { verdict: Settlement['verdict'] | null };

/**
 * Writes the verdict and what follows from it, once: whoever comes second for the same postback gets the first verdict.
 * Locks the postback, then its wall transaction. `isAgain`: what was refused or only noted is decided anew (an operator's replay).
 */
export async function settle(
  transaction: Transaction,
  outbox: Outbox,
  postback: Postback,
  decision: Decision,
  isAgain = false,
): Promise<Settlement> {
  const known = await lockPostback(transaction, postback);
  if (isSettled(known) && !(isAgain && (known.verdict === 'refused' || known.verdict === 'noted'))) return known;
  const settlement = await decide(transaction, outbox, postback, decision);
  await transaction('postbacks')
    .where({ id: postback.id })
    .update({
      ...settlement,
      amount_hundredths: settlement.amount_hundredths?.toString() ?? null,
      settled_at: transaction.raw('clock_timestamp()'),
    });
  return settlement;
}

async function lockPostback(transaction: Transaction, { id }: Postback): Promise<StoredSettlement> {
  const row = await transaction<StoredSettlement & { id: string }>('postbacks')
    .where({ id })
    .forUpdate()
    .first('verdict', 'outcome', 'transaction', 'member_id', 'amount_hundredths', 'reason', 'detail');
  if (row === undefined) throw new Error(`postback ${id} is not stored`);
  return row;
}

const isSettled = (row: StoredSettlement): row is Settlement => row.verdict !== null;

async function decide(transaction: Transaction, outbox: Outbox, postback: Postback, decision: Decision): Promise<Settlement> {
  if ('refusal' in decision) {
    const { reason, detail } = decision.refusal;
    return { verdict: 'refused', outcome: null, transaction: null, member_id: null, amount_hundredths: null, reason, detail };
  }
  const { claim } = decision;
  const isCredit = 'memberId' in decision;
  const settled = {
    outcome: claim.outcome,
    transaction: claim.transaction,
    member_id: isCredit ? decision.memberId : null,
    amount_hundredths: isCredit ? decision.claim.amountHundredths : null,
    reason: null,
  };
  if (isCredit) return { ...settled, ...(await creditWall(transaction, outbox, postback, decision)) };
  if (claim.outcome === 'reverse') return { ...settled, ...(await reverseWall(transaction, outbox, postback, claim.transaction)) };
  return { ...settled, verdict: 'noted', detail: null };
}
