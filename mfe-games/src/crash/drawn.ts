import { reachedAfterMs } from './curve.ts';
import type { CrashRound } from './crash-round.ts';

/** A point of the curve. */
export interface Point {
  ms: number;
  multiplier: number;
}

const START: Point = { ms: 0, multiplier: 1 };

/**
 * Where a round that has ended stands: what was paid, or where it crashed. Null while it runs, or when there is none.
 */
function settledAt({ phase, game }: Pick<CrashRound, 'phase' | 'game'>): number | null {
  if (phase === 'won') return game?.multiplier ?? 1;
  return phase === 'lost' ? (game?.crashPoint ?? 1) : null;
}

/**
 * Up to where the curve is drawn, and what every figure on the page is read from: of an ended round the settled point
 * and no clock; of one that runs this moment, and never beyond the automatic cash-out, where it ends at the latest.
 */
export function drawnTo(round: Pick<CrashRound, 'phase' | 'game'>, elapsedMs: number, growthPerSecond: number): Point {
  const settled = settledAt(round);
  if (settled !== null) return { ms: reachedAfterMs(settled, growthPerSecond), multiplier: settled };
  if (round.phase !== 'running') return START;
  const ms = Math.max(0, Math.min(elapsedMs, endOf(round.game?.autoCashout ?? null, growthPerSecond)));
  return { ms, multiplier: Math.exp((growthPerSecond * ms) / 1000) };
}

function endOf(autoCashout: number | null, growthPerSecond: number): number {
  return autoCashout === null ? Number.POSITIVE_INFINITY : reachedAfterMs(autoCashout, growthPerSecond);
}
