import { delivered, formatMoney, inTransaction, type Kit, type Transaction } from '@facet/service-kit';
import { roundErrors, type Ended, type Round } from '../rounds/index.ts';
import { cashOutNow, crashOf, lockRunning, settleIfDue } from './settle.ts';

/**
 * Cashes out by the server's clock. Too late, and the round has crashed; a second time answers as the first.
 * @throws round_not_found (404), crashed (409)
 */
export async function cashOutCrash(kit: Kit, request: { memberId: string; id: string }): Promise<Round> {
  const { round, messageId } = await inTransaction(kit.database, async (transaction) => endNow(transaction, kit, request));
  if (messageId !== undefined) await delivered(kit.database, messageId);
  if (round.state === 'lost')
    throw roundErrors('crashed', `Too late: the round crashed at ${formatMoney(BigInt(crashOf(round).multiplier))}x.`);
  return round;
}

async function endNow(
  transaction: Transaction,
  kit: Kit,
  request: { memberId: string; id: string },
): Promise<Ended | { round: Round; messageId?: undefined }> {
  const running = await lockRunning(transaction, request);
  if (!running || running.round.state === 'refunded') throw roundErrors('round_not_found', 'There is no such game.');
  if (running.round.state !== 'open') return { round: running.round };
  return (await settleIfDue(transaction, kit.outbox, running)) ?? cashOutNow(transaction, kit.outbox, running);
}
