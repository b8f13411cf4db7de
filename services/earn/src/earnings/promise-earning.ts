import { type Outbox, type Transaction, uuidv7 } from '@facet/service-kit';
import type { Earning } from './earning.ts';
import { creditCommand } from './wallet-commands.ts';

export type EarningPromise = Pick<Earning, 'member_id' | 'source' | 'key' | 'label' | 'amount_hundredths'> &
  Partial<Pick<Earning, 'provider' | 'transaction' | 'offer' | 'revenue_micros'>>;

/**
 * Writes the earning and the message that has the wallet credit it. Belongs into the transaction of what earned it, so
 * that neither is ever there without the other. A key that the member already has fails the transaction. Returns the
 * message's id.
 */
export async function promiseEarning(
  transaction: Transaction,
  outbox: Outbox,
  promise: EarningPromise,
): Promise<{ earningId: string; messageId: string }> {
  const { earning, message } = promiseRows(outbox, promise);
  await transaction.raw('select promise_earning(?, 0, false, ?)', [JSON.stringify(earning), JSON.stringify(message)]);
  outbox.written(transaction, message.destination);
  return { earningId: earning.id, messageId: message.id };
}

/**
 * The two rows, for the SQL functions that write them (migrations/015-hold-rules.sql, 021-revenue.sql); the relay
 * is told by `outbox.written`.
 */
export function promiseRows(outbox: Outbox, promise: EarningPromise) {
  const row = { provider: null, transaction: null, offer: null, revenue_micros: null, ...promise };
  return {
    earning: {
      id: uuidv7(),
      ...row,
      amount_hundredths: row.amount_hundredths.toString(),
      revenue_micros: row.revenue_micros?.toString() ?? null,
    },
    message: outbox.row(creditCommand(row)),
  };
}
