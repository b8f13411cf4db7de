import { DomainError, type Database } from '@facet/service-kit';
import { moveWithdrawal, type Withdrawal } from '../withdrawals/index.ts';
import { isAboveCap, readDailyCap, type DailyCap } from './daily-cap.ts';
import { payByBot } from './pay-by-bot.ts';
import type { PayoutContext } from './payout-context.ts';
import { aboveCap, holdsUpAll, isPurseEmpty, needsADecision } from './payout-errors.ts';
import { OUT_OF_QUEUE } from './payout-steps.ts';

/** Lets the bot pay it when its turn comes. Undefined: it is not held any more. */
export function enqueue(database: Database, withdrawal: Withdrawal, by: string): Promise<Withdrawal | undefined> {
  const queued_at = withdrawal.queued_at ?? (database.raw('clock_timestamp()') as unknown as Date);
  return moveWithdrawal(database, withdrawal, 'held', { queued_by: by, queued_at });
}

const LONGEST_WAIT_MS = 300_000;

interface Wait {
  untilMs: number;
  waitMs: number;
  /** The purse had not so much. */
  tooMuch: bigint | undefined;
}

/**
 * Those whose turn came and went, by this process's clock: they keep their place, and hold up nobody until they are
 * tried again.
 */
export class PassedOver {
  /** How long after the first time. */
  readonly waitMs: number;
  readonly #waits = new Map<string, Wait>();

  constructor(waitMs: number) {
    this.waitMs = waitMs;
  }

  /** Twice as long as the last time. */
  add({ id, amount }: Pick<Withdrawal, 'id' | 'amount'>, { isTooMuch }: { isTooMuch: boolean }): void {
    const waitMs = Math.min((this.#waits.get(id)?.waitMs ?? this.waitMs / 2) * 2, LONGEST_WAIT_MS);
    this.#waits.set(id, { untilMs: performance.now() + waitMs, waitMs, tooMuch: isTooMuch ? amount : undefined });
  }

  remove(id: string): void {
    this.#waits.delete(id);
  }

  get ids(): string[] {
    return this.#now.map(([id]) => id);
  }

  /** Where one was too much for the purse, as much and more need not be tried meanwhile. */
  get tooMuch(): bigint | undefined {
    const amounts = this.#now.flatMap(([, { tooMuch }]) => tooMuch ?? []);
    return amounts.length === 0 ? undefined : amounts.reduce((least, amount) => (amount < least ? amount : least));
  }

  get #now(): [string, Wait][] {
    return [...this.#waits].filter(([, { untilMs }]) => untilMs > performance.now());
  }
}

/**
 * Pays what is queued, the oldest first, one at a time. Returns how long the bot should be left alone, in milliseconds.
 */
export async function drainQueue(context: PayoutContext, stopping: AbortSignal, passedOver: PassedOver): Promise<number> {
  const { database, log } = context.kit;
  while (!stopping.aborted) {
    if (!(await queued(database).first('id'))) return 0;
    const cap = await readDailyCap(context.kit);
    if (!cap) return passedOver.waitMs;
    const next = await findNext(database, cap, passedOver);
    if (!next?.queued_by) return 0;
    if (isAboveCap(next.amount, cap)) {
      await moveWithdrawal(database, next, 'held', { note: aboveCap(cap.cap).message, ...OUT_OF_QUEUE });
      continue;
    }
    try {
      await payByBot(context, next, { by: next.queued_by, queued: true });
      passedOver.remove(next.id);
    } catch (error) {
      log.warn({ err: error, withdrawalId: next.id }, 'payouts: a queued one was not paid');
      const failure = error instanceof DomainError ? error : undefined;
      // it has left the queue
      if (failure && needsADecision(failure)) continue;
      if (!failure || !holdsUpAll(failure)) passedOver.add(next, { isTooMuch: failure !== undefined && isPurseEmpty(failure) });
      return failure?.retryAfterSeconds === undefined ? passedOver.waitMs : failure.retryAfterSeconds * 1000;
    }
  }
  return 0;
}

const queued = (database: Database) => database<Withdrawal>('withdrawals').where({ state: 'held' }).whereNotNull('queued_at');

/**
 * The oldest one that today's cap and the purse let pass, for all that is known; or one that no day's cap lets pass.
 */
async function findNext(database: Database, { cap, left }: DailyCap, { ids, tooMuch }: PassedOver): Promise<Withdrawal | undefined> {
  const fits = tooMuch === undefined || left < tooMuch ? left : tooMuch - 1n;
  return queued(database)
    .whereNotIn('id', ids)
    .whereRaw('(amount <= ?::bigint or (amount > ?::bigint and ?::bigint > 0))', [String(fits), String(cap), String(cap)])
    .orderBy('queued_at')
    .first();
}
