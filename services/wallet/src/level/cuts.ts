/** From which multiple of the step on a member has the first, the second … cut. */
const STEPS = [0n, 1n, 3n, 7n, 15n, 25n, 40n, 60n, 90n, 130n, 180n, 250n];

export const CUTS = STEPS.length;

export interface Level {
  /** From 1. */
  cut: number;
  /** Where this cut and the next one begin, hundredths; null: there is no next one. */
  fromHundredths: bigint;
  nextHundredths: bigint | null;
}

/** How far somebody has come by what they earned in all; `stepHundredths`: where the second cut begins. */
export function levelOf(earnedHundredths: bigint, stepHundredths: bigint): Level {
  const reached = STEPS.findLastIndex((step) => step * stepHundredths <= earnedHundredths);
  const cut = Math.max(1, reached + 1);
  const next = STEPS[cut];
  return {
    cut,
    fromHundredths: (STEPS[cut - 1] ?? 0n) * stepHundredths,
    nextHundredths: next === undefined ? null : next * stepHundredths,
  };
}
