import { walletCommands } from '@facet/money-kit';
import type { Outbox, Transaction } from '@facet/service-kit';
import type { Earning } from './earning.ts';
import { publishReversed } from './earning-events.ts';

/**
 * Takes an earning back at whatever stage it is: a held one is never credited; one that was sent is reversed in the wallet,
 * which books what the member no longer has as a debt. Once: a second call changes nothing. Returns the earning as it was before.
 */
export async function reverseEarning(transaction: Transaction, outbox: Outbox, earningId: string): Promise<Earning> {
  const earning = await transaction<Earning>('earnings').where({ id: earningId }).forUpdate().first();
  if (earning === undefined) throw new Error(`there is no earning ${earningId}`);
  const now = transaction.raw('clock_timestamp()');
  switch (earning.state) {
    case 'pending':
      await transaction('earnings').where({ id: earningId }).update({ state: 'cancelled', reversed_at: now });
      break;
    case 'sent':
    case 'credited':
    case 'refused': {
      const message = await outbox.send(transaction, walletCommands.reverse({ memberId: earning.member_id, key: earning.key }));
      await transaction('earnings').where({ id: earningId }).update({ state: 'reversed', reversed_at: now, reversal_message: message });
      await publishReversed(transaction, outbox, earning);
      break;
    }
    case 'reversed':
    case 'cancelled':
      break;
    default:
      earning.state satisfies never;
  }
  return earning;
}
