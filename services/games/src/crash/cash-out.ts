import { delivered, formatMoney, inTransaction, type Transaction } from '@facet/service-kit';
import { refuseGivenBack, roundErrors, type Ended, type Round } from '../rounds/index.ts';
import { cashOutNow, crashOf, lockRunning, settleIfDue, type GivenBack, type SettleContext } from './settle.ts';

/**
 * Cashes out by the server's clock. Too late, and the round has crashed; a second time answers as the first.
 * @throws round_not_found (404), crashed (409)
 */
export async function cashOutCrash(context: SettleContext, request: { memberId: string; id: string }): Promise<Round> {
  const { round, messageId } = await inTransaction(context.kit.database, async (transaction) => endNow(transaction, context, request));
  if (messageId !== undefined) await delivered(context.kit.database, messageId);
  refuseGivenBack(round);
  if (round.state === 'lost')
    throw roundErrors('crashed', `Too late: the round crashed at ${formatMoney(BigInt(crashOf(round).multiplier))}x.`);
  return round;
}

async function endNow(
  transaction: Transaction,
  context: SettleContext,
  request: { memberId: string; id: string },
): Promise<Ended | GivenBack> {
  const running = await lockRunning(transaction, request);
  if (!running) throw roundErrors('round_not_found', 'There is no such game.');
  if (running.round.state !== 'open') return { round: running.round };
  return (await settleIfDue(transaction, context, running)) ?? cashOutNow(transaction, context.kit.outbox, running);
}
