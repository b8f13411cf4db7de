import { fromHundredths, type Fraction } from '../fairness/index.ts';

export const TILES = 25;
export const bombCounts = [1, 3, 5, 7, 10] as const;
export type BombCount = (typeof bombCounts)[number];

/** Spec, section 9, in hundredths: growth per tile, and the cap min(start + step * n, last). */
const tables: Record<BombCount, { growth: bigint; start: bigint; step: bigint; last: bigint }> = {
  1: { growth: 104n, start: 150n, step: 8n, last: 220n },
  3: { growth: 108n, start: 180n, step: 15n, last: 350n },
  5: { growth: 112n, start: 200n, step: 25n, last: 600n },
  7: { growth: 116n, start: 250n, step: 40n, last: 1000n },
  10: { growth: 120n, start: 300n, step: 60n, last: 2000n },
};
/** What clearing every safe tile pays. */
const CLEARED = 2400n;

/**
 * The multiplier after `safeTiles` safe tiles. `maxMultiplier` (hundredths, an operator's override) replaces the last
 * cap and the 24.00 of a cleared board.
 */
export function multiplierAfter(safeTiles: number, bombCount: BombCount, maxMultiplier: number | null): Fraction {
  const { growth, start, step, last } = tables[bombCount];
  const n = BigInt(safeTiles);
  if (safeTiles === 0) return fromHundredths(100n);
  if (safeTiles >= safeTilesOf(bombCount)) return fromHundredths(maxMultiplier ?? CLEARED);
  const cap = least(start + step * n, maxMultiplier === null ? last : BigInt(maxMultiplier));
  const grown = { numerator: growth ** n, denominator: 100n ** n };
  return grown.numerator * 100n <= cap * grown.denominator ? grown : fromHundredths(cap);
}

export function safeTilesOf(bombCount: BombCount): number {
  return TILES - bombCount;
}

/** The highest multiplier before the board is cleared, hundredths. */
export function lastCap(bombCount: BombCount, maxMultiplier: number | null): number {
  return maxMultiplier ?? Number(tables[bombCount].last);
}

/** The highest that a round can pay at all, hundredths. */
export function highestOf(bombCount: BombCount, maxMultiplier: number | null): number {
  return maxMultiplier ?? Math.max(Number(CLEARED), lastCap(bombCount, null));
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
