import { type Outbox, type Transaction, uuidv7 } from '@facet/service-kit';
import type { Earning } from './earning.ts';
import { creditCommand } from './wallet-commands.ts';

/** `holdDays` above 0 keeps the money here until then. `alreadyReversed`: the reversal came first, nothing will be sent. */
export type EarningPromise = Pick<Earning, 'member_id' | 'source' | 'key' | 'label' | 'amount_hundredths'> &
  Partial<Pick<Earning, 'provider' | 'transaction' | 'offer'>> & { holdDays?: number; alreadyReversed?: boolean };

/**
 * Writes the earning and, unless it is held, the message that has the wallet credit it. Belongs into the transaction of what
 * earned it, so that neither is ever there without the other. A key that the member already has fails the transaction.
 */
export async function promiseEarning(transaction: Transaction, outbox: Outbox, promise: EarningPromise): Promise<Earning> {
  const { holdDays = 0, alreadyReversed = false, ...earned } = promise;
  const row = { provider: null, transaction: null, offer: null, ...earned };
  const isSent = holdDays === 0 && !alreadyReversed;
  const now = transaction.raw('clock_timestamp()');
  const [earning] = await transaction<Earning>('earnings')
    .insert({
      id: uuidv7(),
      ...row,
      amount_hundredths: row.amount_hundredths.toString() as unknown as bigint,
      state: alreadyReversed ? 'cancelled' : isSent ? 'sent' : 'pending',
      releases_at: holdDays === 0 ? null : (transaction.raw(`clock_timestamp() + ? * interval '1 day'`, [holdDays]) as unknown as Date),
      sent_at: isSent ? (now as unknown as Date) : null,
      reversed_at: alreadyReversed ? (now as unknown as Date) : null,
      credit_message: isSent ? await outbox.send(transaction, creditCommand(row)) : null,
    })
    .returning('*');
  if (earning === undefined) throw new Error(`the earning ${promise.key} was not written`);
  return earning;
}
