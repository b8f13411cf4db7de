import { wallReason } from '@facet/money-kit';
import { prepared, type Database, type Outbox, type Transaction } from '@facet/service-kit';
import { promiseRows } from '../earnings/index.ts';
import { type Claim, providerLabel } from '../walls/index.ts';
import type { Postback, Settlement } from './postback.ts';

/** A credit whose member is known. */
export interface Credit {
  readonly claim: Extract<Claim, { outcome: 'credit' }>;
  readonly memberId: string;
  readonly holdDays: number;
  /** What an operator should look at; the credit stands. */
  readonly alert: string | null;
}

/**
 * Promises the member what the wall reported, once for the transaction, and writes the verdict: one round trip, atomic
 * by itself (`settle_credit` in migrations/015). A reversal that came first cancels the credit: the wallet hears of
 * neither. A signature that came before with another transaction is noted, for an operator to decide.
 */
export async function settleCredit(
  database: Database | Transaction,
  outbox: Outbox,
  postback: Postback,
  { claim, memberId, holdDays, alert }: Credit,
  isAgain: boolean,
): Promise<Settlement> {
  const { earning, message } = promiseRows(outbox, {
    member_id: memberId,
    source: 'wall',
    key: creditKey(postback.wall, claim.transaction),
    // The provider's own number of it is no name; it stands behind the figure's Why.
    label: wallReason(providerLabel(postback.wall), claim.offer),
    amount_hundredths: claim.amountHundredths,
    provider: postback.wall,
    transaction: claim.transaction,
    offer: claim.offer,
    revenue_micros: claim.revenueMicros,
  });
  // Before the verdict: whoever dies in between comes here again. Few calls have one, so that a credit stays one round
  // trip.
  if (alert !== null || isAgain) await database('postbacks').where({ id: postback.id }).update({ alert });
  const { rows } = await prepared<{ rows: Settlement[] }>(
    database,
    'settle a credit',
    'select verdict, outcome, transaction, member_id, amount_hundredths, reason, detail from settle_credit(?, ?, ?, ?, ?, ?, ?)',
    [postback.id, JSON.stringify(earning), claim.signature, claim.isSignedOnce, holdDays, JSON.stringify(message), isAgain],
  );
  outbox.written(database, message.destination);
  const [settlement] = rows;
  if (settlement === undefined) throw new Error(`postback ${postback.id} was not settled`);
  return settlement;
}

/** The wallet's key: the same for every delivery and every repetition, so that the wallet moves the money once. */
const creditKey = (wall: string, transaction: string): string => `wall:${wall}:credit:${transaction}`;
