/**
 * Does the canary fail more than the stable version of the same time? Visitors are dealt their version by lot, so of the sessions that
 * fail the canary has its share if both fail alike, whatever the rate of failures is just now. A mixture sequential probability ratio
 * test on who fails next tells whether it has more; it may be looked at at any time without becoming wrong more often.
 * Wald, "Sequential Analysis" (1947), binomial case; Johari, Pekelis, Walsh, "Always Valid Inference", arXiv:1512.04922.
 */

/** Sessions that had their first error since the last look, and how many of them are the canary's if both fail alike, 0 to 1. */
export interface Failures {
  canary: number;
  stable: number;
  expectedShare: number;
}

/** How many times more often a canary fails that we look for: a little, clearly, always. The evidence is the mean over them. */
export const RATIOS: readonly number[] = [2, 4, 16];

/** Of a thousand healthy canaries at most one is taken back over its whole life (Ville's inequality). */
const EVIDENCE_NEEDED = 1000;

/** Below this many affected sessions of the canary nothing is decided. */
const AFFECTED_NEEDED = 20;

/** The larger one of what was dealt and what was seen: people who come often must not pass for failures. */
export function expectedShare(dealtPercent: number, sessions: { canary: number; stable: number }): number {
  const all = sessions.canary + sessions.stable;
  return Math.max(dealtPercent / 100, all === 0 ? 0 : sessions.canary / all);
}

/**
 * Logarithm of how much likelier these failures are when the canary fails `ratio` times as often than when both fail alike. Its
 * exponential is 1 on average then. With a share of 0 or 1 there is nothing to compare with, and it is 0.
 */
export function logLikelihoodRatio({ canary, stable, expectedShare: share }: Failures, ratio: number): number {
  if (share <= 0 || share >= 1) return 0;
  return canary * Math.log(ratio) - (canary + stable) * Math.log(1 + (ratio - 1) * share);
}

/** The evidence for each of RATIOS (natural logarithms) as one. */
export function logMean(logEvidence: readonly number[]): number {
  const highest = Math.max(...logEvidence);
  const sum = logEvidence.reduce((total, value) => total + Math.exp(value - highest), 0);
  return highest + Math.log(sum / logEvidence.length);
}

export function isConvincing(logEvidence: readonly number[], canaryAffected: number): boolean {
  return canaryAffected >= AFFECTED_NEEDED && logMean(logEvidence) >= Math.log(EVIDENCE_NEEDED);
}
