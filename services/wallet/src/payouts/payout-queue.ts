import { DomainError, type Database } from '@facet/service-kit';
import { moveWithdrawal, type Withdrawal } from '../withdrawals/index.ts';
import { payByBot } from './pay-by-bot.ts';
import type { PayoutContext } from './payout-context.ts';
import { holdsUpAll, needsADecision } from './payout-errors.ts';

/** Lets the bot pay it when its turn comes. Undefined: it is not held any more. */
export function enqueue(database: Database, withdrawal: Withdrawal, by: string): Promise<Withdrawal | undefined> {
  const queued_at = withdrawal.queued_at ?? (database.raw('clock_timestamp()') as unknown as Date);
  return moveWithdrawal(database, withdrawal, 'held', { queued_by: by, queued_at });
}

const LONGEST_WAIT_MS = 300_000;

/** Those whose turn came and went, by this process's clock: they keep their place, and hold up nobody until they are tried again. */
export class PassedOver {
  /** How long after the first time. */
  readonly waitMs: number;
  readonly #untilMs = new Map<string, { untilMs: number; waitMs: number }>();

  constructor(waitMs: number) {
    this.waitMs = waitMs;
  }

  /** Twice as long as the last time. */
  add(id: string): void {
    const waitMs = Math.min((this.#untilMs.get(id)?.waitMs ?? this.waitMs / 2) * 2, LONGEST_WAIT_MS);
    this.#untilMs.set(id, { untilMs: performance.now() + waitMs, waitMs });
  }

  remove(id: string): void {
    this.#untilMs.delete(id);
  }

  get ids(): string[] {
    return [...this.#untilMs].filter(([, { untilMs }]) => untilMs > performance.now()).map(([id]) => id);
  }
}

/** Pays what is queued, the oldest first, one at a time. Returns how long the bot should be left alone, in milliseconds. */
export async function drainQueue(context: PayoutContext, stopping: AbortSignal, passedOver: PassedOver): Promise<number> {
  const { database, log } = context.kit;
  while (!stopping.aborted) {
    const next: Withdrawal | undefined = await database<Withdrawal>('withdrawals')
      .where({ state: 'held' })
      .whereNotNull('queued_at')
      .whereNotIn('id', passedOver.ids)
      .orderBy('queued_at')
      .first();
    if (!next?.queued_by) return 0;
    try {
      await payByBot(context, next, { by: next.queued_by, queued: true });
      passedOver.remove(next.id);
    } catch (error) {
      log.warn({ err: error, withdrawalId: next.id }, 'payouts: a queued one was not paid');
      const failure = error instanceof DomainError ? error : undefined;
      // it has left the queue
      if (failure && needsADecision(failure)) continue;
      if (!failure || !holdsUpAll(failure)) passedOver.add(next.id);
      return failure?.retryAfterSeconds === undefined ? passedOver.waitMs : failure.retryAfterSeconds * 1000;
    }
  }
  return 0;
}
