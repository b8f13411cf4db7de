import { DomainError, type Database } from '@facet/service-kit';
import { moveWithdrawal, type Withdrawal } from '../withdrawals/index.ts';
import { payByBot } from './pay-by-bot.ts';
import type { PayoutContext } from './payout-context.ts';

/** Lets the bot pay it when its turn comes. Undefined: it is not held any more. */
export function enqueue(database: Database, withdrawal: Withdrawal, by: string): Promise<Withdrawal | undefined> {
  const queued_at = withdrawal.queued_at ?? (database.raw('clock_timestamp()') as unknown as Date);
  return moveWithdrawal(database, withdrawal, 'held', { queued_by: by, queued_at });
}

/** Failures that pass by themselves: it keeps its place. After any other an operator has to look at it. */
const PASSING = new Set([
  'rate_limited',
  'bot_busy',
  'not_in_time',
  'platform_unreachable',
  'platform_down',
  'platform_slow',
  'platform_failing',
  'unavailable',
]);
const WAIT_SECONDS = 5;

/** Pays what is queued, the oldest first, one at a time. Returns how long the bot should be left alone, in milliseconds. */
export async function drainQueue(context: PayoutContext, stopping: AbortSignal): Promise<number> {
  const { database, log } = context.kit;
  while (!stopping.aborted) {
    const next: Withdrawal | undefined = await database<Withdrawal>('withdrawals')
      .where({ state: 'held' })
      .whereNotNull('queued_at')
      .orderBy('queued_at')
      .first();
    if (!next?.queued_by) return 0;
    try {
      await payByBot(context, next, next.queued_by);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      log.warn({ err: error, withdrawalId: next.id }, 'payouts: a queued one was not paid');
      if (PASSING.has(error.code)) await enqueue(database, next, next.queued_by);
      // before the claim, so that it is still queued: nothing can be paid now
      const waits = PASSING.has(error.code) || error.code === 'payouts_stopped' || error.code === 'bot_stopped';
      if (waits) return (error.retryAfterSeconds ?? WAIT_SECONDS) * 1000;
    }
  }
  return 0;
}
