import { walletCommands } from '@facet/money-kit';
import { databaseTime, type Outbox, type Transaction } from '@facet/service-kit';
import { EarningRecord, type Earning } from './earning.ts';
import { publishReversed } from './earning-events.ts';

/**
 * Takes an earning back at whatever stage it is: a held one is never credited; one that was sent is reversed in the
 * wallet, which books what the member no longer has as a debt. Once: a second call changes nothing. Returns the earning
 * as it was before.
 */
export async function reverseEarning(transaction: Transaction, outbox: Outbox, earningId: string): Promise<Earning> {
  const earning = await EarningRecord.query(transaction).findById(earningId).forUpdate();
  if (earning === undefined) throw new Error(`there is no earning ${earningId}`);
  switch (earning.state) {
    case 'pending':
      await EarningRecord.query(transaction).findById(earningId).patch({ state: 'cancelled', reversed_at: databaseTime });
      break;
    case 'sent':
    case 'credited':
    case 'refused': {
      const message = await outbox.send(transaction, walletCommands.reverse({ memberId: earning.member_id, key: earning.key }));
      await EarningRecord.query(transaction)
        .findById(earningId)
        .patch({ state: 'reversed', reversed_at: databaseTime, reversal_message: message });
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
