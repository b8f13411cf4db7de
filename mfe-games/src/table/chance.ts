/** How likely a round gets as far as this multiplier: RTP / m, certain where the return is above it. */
export function chanceOf(multiplier: number, rtp: number): number {
  return Math.min(1, rtp / multiplier);
}

/** How likely the next step is safe for who has got this far. */
export function stepChance(from: number, to: number, rtp: number): number {
  return chanceOf(to, rtp) / chanceOf(from, rtp);
}
