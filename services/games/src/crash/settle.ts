import type { Kit } from '@facet/service-kit';
import { fromHundredths } from '../fairness/index.ts';
import { endLost, endWon, fateOf, type Ended, type Round, type RoundContext } from '../rounds/index.ts';
import { couldNotBeServed } from './outages.ts';
import type { RoundStreams } from './round-streams.ts';
import type { Seen } from './see-round.ts';
import { crashPointOf, endByItself, payableAt, type CrashPoint } from './curve.ts';

/**
 * What a cash-out may wait for a connection or a lock, so that no job tells its member meanwhile that it came too late.
 */
const LOSS_WAITS_MS = 250;

export interface SettleContext extends Pick<RoundContext, 'kit' | 'seeds' | 'stakes'> {
  /** Who waits for the end. */
  streams: RoundStreams;
}

/** A round whose stake is on its way back. */
export interface GivenBack {
  round: Round;
  messageId?: undefined;
}

/** How long a round runs until others than its member end it. */
export function settlesAfterMs(round: Round): number {
  const { afterMs, paidMultiplier } = endByItself(crashOf(round), round.auto_cashout);
  return paidMultiplier === null ? afterMs + LOSS_WAITS_MS : afterMs;
}

/** Of a round as it was read: asked for several times, and each costs an HMAC. */
const known = new WeakMap<Round, CrashPoint>();

export function crashOf(round: Round): CrashPoint {
  const before = known.get(round);
  if (before) return before;
  const { rtp, sealed } = fateOf(round);
  const crash = crashPointOf(rtp, sealed, round.max_multiplier);
  known.set(round, crash);
  return crash;
}

/**
 * Ends the round as it ends by itself, if its time has come. One that was lost while the site could not serve it gives
 * the stake back: nobody could cash out. The sweeper finishes that. `ended` is undefined where another was quicker.
 */
export async function settleIfDue(
  { kit: { database, outbox }, stakes }: Pick<SettleContext, 'kit' | 'stakes'>,
  { round, elapsedMs }: Pick<Seen, 'round' | 'elapsedMs'>,
): Promise<{ ended: Ended | GivenBack | undefined } | undefined> {
  const end = endByItself(crashOf(round), round.auto_cashout);
  if (elapsedMs < end.afterMs) return undefined;
  if (end.paidMultiplier !== null)
    return { ended: await ending(round, endWon(database, outbox, round, fromHundredths(end.paidMultiplier))) };
  const isAway = round.started_at !== null && (await couldNotBeServed(database, { startedAt: round.started_at, ranMs: end.afterMs }));
  if (!isAway) return { ended: await ending(round, endLost(database, outbox, round)) };
  const voiding = await stakes.beginVoiding(database, round, 'held', { ending: 'refunded' });
  return { ended: voiding && { round: voiding } };
}

/** Cashes out at what the curve shows. Only while it is not due to end by itself. Undefined: another was quicker. */
export function cashOutNow(
  { database, outbox }: Pick<Kit, 'database' | 'outbox'>,
  { round, elapsedMs }: Pick<Seen, 'round' | 'elapsedMs'>,
): Promise<Ended | undefined> {
  return ending(round, endWon(database, outbox, round, fromHundredths(payableAt(crashOf(round), elapsedMs))));
}

/** The row that was written crashes where the one that was read does. */
async function ending(round: Round, work: Promise<Ended | undefined>): Promise<Ended | undefined> {
  const ended = await work;
  if (ended) known.set(ended.round, crashOf(round));
  return ended;
}
