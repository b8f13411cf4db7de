import { DomainError, type Database } from '@facet/service-kit';
import { moveWithdrawal, type Withdrawal } from '../withdrawals/index.ts';
import { payByBot } from './pay-by-bot.ts';
import type { PayoutContext } from './payout-context.ts';
import { needsADecision } from './payout-errors.ts';

/** Lets the bot pay it when its turn comes. Undefined: it is not held any more. */
export function enqueue(database: Database, withdrawal: Withdrawal, by: string): Promise<Withdrawal | undefined> {
  const queued_at = withdrawal.queued_at ?? (database.raw('clock_timestamp()') as unknown as Date);
  return moveWithdrawal(database, withdrawal, 'held', { queued_by: by, queued_at });
}

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
      await payByBot(context, next, { by: next.queued_by, queued: true });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      log.warn({ err: error, withdrawalId: next.id }, 'payouts: a queued one was not paid');
      // one that needs a decision has left the queue; of any other the next one would hear the same
      if (!needsADecision(error)) return (error.retryAfterSeconds ?? WAIT_SECONDS) * 1000;
    }
  }
  return 0;
}
