import { delivered, formatMoney } from '@facet/service-kit';
import { refuseGivenBack, roundErrors, type Ended, type Round } from '../rounds/index.ts';
import { passed, seeRound, type Seen } from './see-round.ts';
import { cashOutNow, crashOf, settleIfDue, type GivenBack, type SettleContext } from './settle.ts';

interface CashOutRequest {
  memberId: string;
  id: string;
  /** By `performance.now()`: when this service had the whole of it. */
  receivedAtMs: number;
}

/**
 * Cashes out by the server's clock, at the moment the request was received: what it then waits for the database is not
 * the member's. What decides a round does not change while it is open: it is read without a lock, or known from the
 * stream on which the member waits, and written where the round is still open. Too late, and the round has crashed; a
 * second time answers as the first.
 * @throws round_not_found (404), crashed (409)
 */
export async function cashOutCrash(context: SettleContext, request: CashOutRequest): Promise<Round> {
  const { round, messageId } = await endNow(context, request, context.streams.seen(request));
  if (messageId !== undefined) await delivered(context.kit.database, messageId);
  refuseGivenBack(round);
  if (round.state === 'lost')
    throw roundErrors('crashed', `Too late: the round crashed at ${formatMoney(BigInt(crashOf(round).multiplier))}x.`);
  return round;
}

async function endNow(context: SettleContext, request: CashOutRequest, known?: Seen): Promise<Ended | GivenBack> {
  const seen = known ?? (await seeRound(context, request));
  if (!seen) throw roundErrors('round_not_found', 'We can’t find this round. Reload the page.');
  if (seen.round.state !== 'open') return { round: seen.round };
  const { round, elapsedMs } = passed(seen, request.receivedAtMs);
  const then = { round, elapsedMs: Math.max(0, elapsedMs) };
  const settled = await settleIfDue(context, then);
  const ended = settled ? settled.ended : await cashOutNow(context.kit, then);
  // Another was quicker: it is over now.
  if (!ended) return endNow(context, request);
  context.streams.tell(ended.round);
  return ended;
}
