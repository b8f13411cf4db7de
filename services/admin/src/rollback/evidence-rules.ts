/**
 * Does the canary fail more than the stable version of the same time? A sequential test that may be looked at after every session:
 * the safe (anytime-valid) logrank test, a sequential probability ratio test on who of those at risk fails next.
 * ter Schure, Pérez-Ortiz, Ly, Grünwald: "The Safe Logrank Test", arXiv:2011.06931; the bound on false alarms is Ville's inequality.
 */

/** What happened since the last look. A session is at risk until its first error; those that began meanwhile are counted in. */
export interface Block {
  canaryAtRisk: number;
  stableAtRisk: number;
  canaryFailed: number;
  stableFailed: number;
}

/** How many times more often a canary fails that we look for: a little, clearly, always. The evidence is the mean over them. */
export const RATIOS: readonly number[] = [2, 4, 16];

/** Over all looks of a canary's life, one healthy canary in a thousand is taken back. */
const EVIDENCE_NEEDED = 1000;

/** Below this many failed sessions of the canary nothing is decided. */
const AFFECTED_NEEDED = 20;

/**
 * Logarithm of how much likelier the block is when the canary fails `ratio` times as often than when both fail alike. If they are alike,
 * those who failed are any of those at risk (hypergeometric), whatever the rate of failures is just now; so its mean is exactly 1 then.
 */
export function logLikelihoodRatio(block: Block, ratio: number): number {
  const { canaryAtRisk, stableAtRisk, canaryFailed, stableFailed } = block;
  const failed = canaryFailed + stableFailed;
  const fewest = Math.max(0, failed - stableAtRisk);
  const most = Math.min(failed, canaryAtRisk);

  // Weights of each possible number of failed canary sessions, as logarithms relative to the first one.
  let logWeight = 0;
  const alike = new LogSum();
  const apart = new LogSum();
  for (let count = fewest; count <= most; count += 1) {
    alike.add(logWeight);
    apart.add(logWeight + count * Math.log(ratio));
    logWeight += Math.log(((canaryAtRisk - count) * (failed - count)) / ((count + 1) * (stableAtRisk - failed + count + 1)));
  }
  return canaryFailed * Math.log(ratio) - apart.value + alike.value;
}

/** The evidence in natural logarithms for each of RATIOS, as one. */
export function logMean(logEvidence: readonly number[]): number {
  const sum = new LogSum();
  for (const value of logEvidence) sum.add(value);
  return sum.value - Math.log(logEvidence.length);
}

export function isConvincing(logEvidence: readonly number[], canaryAffected: number): boolean {
  return canaryAffected >= AFFECTED_NEEDED && logMean(logEvidence) >= Math.log(EVIDENCE_NEEDED);
}

/** Logarithm of a sum of numbers that are given by their logarithms: neither overflows nor vanishes. */
class LogSum {
  value = -Infinity;

  add(logarithm: number): void {
    if (logarithm === -Infinity) return;
    const [high, low] = logarithm > this.value ? [logarithm, this.value] : [this.value, logarithm];
    this.value = high + Math.log1p(Math.exp(low - high));
  }
}
