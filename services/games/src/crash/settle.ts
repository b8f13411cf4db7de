import type { Kit, Transaction } from '@facet/service-kit';
import { fromHundredths } from '../fairness/index.ts';
import { endLost, endWon, fateOf, type Ended, type Round, type RoundContext } from '../rounds/index.ts';
import { couldNotBeServed } from './outages.ts';
import type { RoundStreams } from './round-streams.ts';
import type { RoundOf } from './see-round.ts';
import { crashPointOf, endByItself, payableAt, type CrashPoint } from './curve.ts';

/**
 * What a cash-out may wait for a connection or a lock, so that no job tells its member meanwhile that it came too late.
 */
const LOSS_WAITS_MS = 250;

/** A Crash round under its lock, and how long it has been running by the database's clock. */
export interface RunningRound {
  round: Round;
  elapsedMs: number;
  /**
   * Whether it may be ended without its member: a loss only when no cash-out that was received before can still be on
   * its way.
   */
  isDue: boolean;
  /** By `performance.now()`: when the clock was asked. */
  askedAtMs: number;
}

export interface SettleContext extends Pick<RoundContext, 'kit' | 'stakes'> {
  /** Who waits for the end. */
  streams: RoundStreams;
}

/** A round whose stake is on its way back. */
export interface GivenBack {
  round: Round;
  messageId?: undefined;
}

/** By the clock as it was when the lock was asked for: what waits for it is not counted. */
export async function lockRunning(transaction: Transaction, where: RoundOf): Promise<RunningRound | undefined> {
  const askedAtMs = performance.now();
  const row = (await transaction('rounds')
    .where({ member_id: where.memberId, id: where.id, game: 'crash' })
    .whereNotNull('started_at')
    .forUpdate()
    .first(
      'rounds.*',
      transaction.raw(`(extract(epoch from statement_timestamp() - started_at) * 1000)::float8 as "elapsedMs"`),
      transaction.raw(`coalesce(settles_at <= statement_timestamp(), false) as "isDue"`),
    )) as (Round & Pick<RunningRound, 'elapsedMs' | 'isDue'>) | undefined;
  return row && { round: row, elapsedMs: row.elapsedMs, isDue: row.isDue, askedAtMs };
}

/** How long a round runs until others than its member end it. */
export function settlesAfterMs(round: Round): number {
  const { afterMs, paidMultiplier } = endByItself(crashOf(round), round.auto_cashout);
  return paidMultiplier === null ? afterMs + LOSS_WAITS_MS : afterMs;
}

export function crashOf(round: Round): CrashPoint {
  const { rtp, sealed } = fateOf(round);
  return crashPointOf(rtp, sealed, round.max_multiplier);
}

/**
 * Ends the round as it ends by itself, if its time has come. One that was lost while the site could not serve it gives
 * the stake back: nobody could cash out. The sweeper finishes that.
 */
export async function settleIfDue(
  transaction: Transaction,
  { kit: { outbox }, stakes }: Pick<SettleContext, 'kit' | 'stakes'>,
  { round, elapsedMs }: RunningRound,
): Promise<Ended | GivenBack | undefined> {
  const end = endByItself(crashOf(round), round.auto_cashout);
  if (elapsedMs < end.afterMs) return undefined;
  if (end.paidMultiplier === null) {
    const isAway = round.started_at !== null && (await couldNotBeServed(transaction, { startedAt: round.started_at, ranMs: end.afterMs }));
    const voiding = isAway && (await stakes.beginVoiding(transaction, round, 'held', { ending: 'refunded' }));
    return voiding ? { round: voiding } : endLost(transaction, outbox, round);
  }
  return endWon(transaction, outbox, round, fromHundredths(end.paidMultiplier));
}

/** Cashes out at what the curve shows now. Only while it is not due to end by itself. */
export function cashOutNow(transaction: Transaction, outbox: Kit['outbox'], { round, elapsedMs }: RunningRound): Promise<Ended> {
  return endWon(transaction, outbox, round, fromHundredths(payableAt(crashOf(round), elapsedMs)));
}
