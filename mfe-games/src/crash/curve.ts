/** As the service pays it: in hundredths, rounded down. */
export function roundedDown(multiplier: number): number {
  return Math.floor(multiplier * 100 + 1e-9) / 100;
}

/** When the curve reaches a multiplier. */
export function reachedAfterMs(multiplier: number, growthPerSecond: number): number {
  return (Math.log(Math.max(1, multiplier)) / growthPerSecond) * 1000;
}

export interface Scale {
  /** Where the axes end. */
  untilMs: number;
  untilMultiplier: number;
  /** Marks on the axes. */
  seconds: number[];
  multipliers: number[];
}

const SHORTEST_MS = 8_000;
const LOWEST_TOP = 2;
/**
 * An automatic cash-out up to here has its line in the picture from the first; a higher one when the curve comes near.
 */
const AUTO_IN_SIGHT = 5;

/** Axes that hold the curve up to now, with some room, and the automatic cash-out, in steps that people count in. */
export function scaleFor(elapsedMs: number, multiplier: number, autoCashout: number | null = null): Scale {
  const untilMs = Math.max(SHORTEST_MS, elapsedMs * 1.15);
  const untilMultiplier = Math.max(
    LOWEST_TOP,
    1 + (multiplier - 1) * 1.2,
    autoCashout !== null && autoCashout <= AUTO_IN_SIGHT ? autoCashout : 0,
  );
  return {
    untilMs,
    untilMultiplier,
    seconds: marks(0, untilMs / 1000, stepOf(untilMs / 1000)),
    multipliers: marks(1, untilMultiplier, stepOf(untilMultiplier - 1)),
  };
}

/** 1, 2 or 5 times a power of ten, for at most five marks. */
function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 4));
  const rest = range / 4 / power;
  return (rest > 5 ? 10 : rest > 2 ? 5 : rest > 1 ? 2 : 1) * power;
}

function marks(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => from + index * step);
}
