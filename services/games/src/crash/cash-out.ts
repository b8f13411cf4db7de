import { delivered, formatMoney, inTransaction, type Transaction } from '@facet/service-kit';
import { refuseGivenBack, roundErrors, type Ended, type Round } from '../rounds/index.ts';
import { cashOutNow, crashOf, lockRunning, settleIfDue, type GivenBack, type SettleContext } from './settle.ts';

interface CashOutRequest {
  memberId: string;
  id: string;
  /** By `performance.now()`: when this service had the whole of it. */
  receivedAtMs: number;
}

/**
 * Cashes out by the server's clock, at the moment the request was received: what it then waits for the database or for
 * a lock is not the member's. Too late, and the round has crashed; a second time answers as the first.
 * @throws round_not_found (404), crashed (409)
 */
export async function cashOutCrash(context: SettleContext, request: CashOutRequest): Promise<Round> {
  const { round, messageId } = await inTransaction(context.kit.database, async (transaction) => endNow(transaction, context, request));
  if (round.state !== 'open') context.streams.tell(round);
  if (messageId !== undefined) await delivered(context.kit.database, messageId);
  refuseGivenBack(round);
  if (round.state === 'lost')
    throw roundErrors('crashed', `Too late: the round crashed at ${formatMoney(BigInt(crashOf(round).multiplier))}x.`);
  return round;
}

async function endNow(transaction: Transaction, context: SettleContext, request: CashOutRequest): Promise<Ended | GivenBack> {
  const running = await lockRunning(transaction, request);
  if (!running) throw roundErrors('round_not_found', 'We can’t find this round. Reload the page.');
  if (running.round.state !== 'open') return { round: running.round };
  const waitedMs = running.askedAtMs - request.receivedAtMs;
  const then = { ...running, elapsedMs: Math.max(0, running.elapsedMs - waitedMs) };
  return (await settleIfDue(transaction, context, then)) ?? cashOutNow(transaction, context.kit.outbox, then);
}
