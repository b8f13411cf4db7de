import { bustHundredths, type Fraction, type SealedNumber } from '../fairness/index.ts';

/** The multiplier grows as e^(0.06 t), t in seconds. */
export const GROWTH_PER_SECOND = 0.06;
const HIGHEST = 10_000;

/** Where a round ends by itself. */
export interface CrashPoint {
  /** Hundredths, at least 100. */
  multiplier: number;
  /** Bust below 1.00: it ends before anything can be cashed out. */
  atOnce: boolean;
}

/** max(1.00, bust rounded down to hundredths), at most 100.00 or the override. */
export function crashPointOf(rtp: Fraction, sealed: SealedNumber, maxMultiplier: number | null): CrashPoint {
  const highest = highestMultiplier(maxMultiplier);
  const bust = bustHundredths(rtp, sealed);
  if (bust === null || bust >= BigInt(highest)) return { multiplier: highest, atOnce: false };
  return bust < 100n ? { multiplier: 100, atOnce: true } : { multiplier: Number(bust), atOnce: false };
}

/** Hundredths. */
export function highestMultiplier(maxMultiplier: number | null): number {
  return maxMultiplier ?? HIGHEST;
}

/** Hundredths, rounded down. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp((GROWTH_PER_SECOND * Math.max(0, elapsedMs)) / 1000));
}

/**
 * What cashing out pays after this time, in hundredths: never above the crash point. The round ends at a whole
 * millisecond, and in the fraction before it the curve has passed the crash point already.
 */
export function payableAt({ multiplier }: CrashPoint, elapsedMs: number): number {
  return Math.min(multiplier, multiplierAt(elapsedMs));
}

/** The first whole millisecond at which the multiplier is at least this many hundredths. */
function reachedAfterMs(multiplier: number): number {
  const estimateMs = Math.floor((Math.log(multiplier / 100) / GROWTH_PER_SECOND) * 1000);
  let elapsedMs = Math.max(0, estimateMs - 1);
  while (multiplierAt(elapsedMs) < multiplier) elapsedMs += 1;
  return elapsedMs;
}

/**
 * How a round ends when nobody acts: at the automatic cash-out, or by crashing as soon as the multiplier passes the
 * crash point.
 */
export function endByItself(crash: CrashPoint, autoCashout: number | null): { afterMs: number; paidMultiplier: number | null } {
  if (crash.atOnce) return { afterMs: 0, paidMultiplier: null };
  if (autoCashout !== null && autoCashout <= crash.multiplier) return { afterMs: reachedAfterMs(autoCashout), paidMultiplier: autoCashout };
  return { afterMs: reachedAfterMs(crash.multiplier + 1), paidMultiplier: null };
}
