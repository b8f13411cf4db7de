/** How likely a round gets as far as this multiplier: RTP / m, certain where the return is above it. */
export function chanceOf(multiplier: number, rtp: number): number {
  return Math.min(1, rtp / multiplier);
}

/**
 * How likely the next gem is with `opened` gems open; undefined when there is none left. `multipliers`: after 1, 2, …
 * gems. Who has opened nothing has risked nothing yet: the first gem's chance is the whole of its multiplier's.
 */
export function nextGemChance(multipliers: readonly number[], opened: number, rtp: number): number | undefined {
  const next = multipliers[opened];
  if (next === undefined) return undefined;
  const reached = multipliers[opened - 1];
  return chanceOf(next, rtp) / (reached === undefined ? 1 : chanceOf(reached, rtp));
}
