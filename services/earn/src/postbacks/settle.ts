import { type Database, inTransaction, type Outbox, type Transaction } from '@facet/service-kit';
import type { Claim, Refusal } from '../walls/index.ts';
import type { Postback, Settlement } from './postback.ts';
import { type Credit, settleCredit } from './settle-credit.ts';
import { settleReversal } from './settle-reversal.ts';

/** A judged postback whose member, if it needs one, was looked up. */
export type Decision = { readonly refusal: Refusal } | Credit | { readonly claim: Exclude<Claim, { outcome: 'credit' }> };

/** The verdict is null until there is one. */
type StoredSettlement = Omit<Settlement, 'verdict'> & { verdict: Settlement['verdict'] | null };

/**
 * Writes the verdict and what follows from it in one transaction, once: whoever comes second for the same postback gets
 * the first verdict. Locks the postback, then its wall transaction. `isAgain`: what was refused or only noted is
 * decided anew (an operator's replay).
 */
export async function settle(
  database: Database | Transaction,
  outbox: Outbox,
  postback: Postback,
  decision: Decision,
  isAgain = false,
): Promise<Settlement> {
  if ('memberId' in decision) return settleCredit(database, outbox, postback, decision, isAgain);
  return inTransaction(database, async (transaction) => {
    const known = await lockPostback(transaction, postback);
    if (isSettled(known) && !(isAgain && (known.verdict === 'refused' || known.verdict === 'noted'))) return known;
    const settlement = await decide(transaction, outbox, postback, decision, isAgain);
    await transaction('postbacks')
      .where({ id: postback.id })
      .update({ ...settlement, ...(isAgain && { alert: null }), settled_at: transaction.raw('clock_timestamp()') });
    return settlement;
  });
}

/** Knex, as all of settling: a hot path. */
async function lockPostback(transaction: Transaction, { id }: Postback): Promise<StoredSettlement> {
  const row = await transaction<StoredSettlement & { id: string }>('postbacks')
    .where({ id })
    .forUpdate()
    .first('verdict', 'outcome', 'transaction', 'member_id', 'amount_hundredths', 'reason', 'detail');
  if (row === undefined) throw new Error(`postback ${id} is not stored`);
  return row;
}

const isSettled = (row: StoredSettlement): row is Settlement => row.verdict !== null;

async function decide(
  transaction: Transaction,
  outbox: Outbox,
  postback: Postback,
  decision: Exclude<Decision, Credit>,
  isAgain: boolean,
): Promise<Settlement> {
  const nobody = { member_id: null, amount_hundredths: null };
  if ('refusal' in decision) {
    const { reason, detail } = decision.refusal;
    return { verdict: 'refused', outcome: null, transaction: null, ...nobody, reason, detail };
  }
  const { claim } = decision;
  const { outcome, transaction: wallTransaction } = claim;
  const claimed = { outcome, transaction: wallTransaction, ...nobody, reason: null };
  switch (claim.outcome) {
    case 'reverse':
      return { ...claimed, ...(await settleReversal(transaction, outbox, postback, claim, isAgain)) };
    case 'pending':
    case 'reject':
    case 'note':
      return { ...claimed, verdict: 'noted', detail: null };
    default:
      return claim satisfies never;
  }
}
