/**
 * Does the canary fail where the stable version of the same time does not? Each visitor's network has one vote, for the
 * first version that it was shown; a vote says that a page failed, or that none did. Versions are dealt by lot: if both
 * fail alike, the canary has its share of the votes that failed and of those that did not, whatever the rate of
 * failures is just now. A mixture of likelihood ratios tells whether it has more of the failed and fewer of the others;
 * it may be looked at at any time without becoming wrong more often. Wald, "Sequential Analysis" (1947), binomial case;
 * Johari, Pekelis, Walsh, "Always Valid Inference", arXiv:1512.04922.
 */
export interface Votes {
  canary: number;
  canaryFailed: number;
  stable: number;
  stableFailed: number;
}

interface Alternative {
  /** How many of the votes fail. */
  canary: number;
  stable: number;
  /** The weights of all are 1 together. */
  weight: number;
}

/**
 * What we look for: a canary that fails for everybody; the same where many say that the stable version fails too; for
 * most; for some.
 */
const ALTERNATIVES: readonly Alternative[] = [
  { canary: 0.95, stable: 0.05, weight: 0.6 },
  { canary: 0.95, stable: 0.5, weight: 0.1 },
  { canary: 0.6, stable: 0.1, weight: 0.2 },
  { canary: 0.2, stable: 0.04, weight: 0.1 },
];

/**
 * Where the whole site fails, of a hundred canaries that are no worse at most one is taken back; elsewhere none, for
 * most must fail as well.
 */
export const EVIDENCE_NEEDED = 100;

/** Below this many failed votes of the canary nothing is decided: the first visitors of a release are few. */
export const FAILED_NEEDED = 8;

/**
 * How much likelier these votes are when the canary fails more than when both fail alike, as a natural logarithm.
 * `share`: what was dealt, 0 to 1; of 1 there is nothing to compare with, and it is 0.
 */
export function logEvidence({ canary, canaryFailed, stable, stableFailed }: Votes, share: number): number {
  const logs = ALTERNATIVES.map((expected) => {
    const failed = share * expected.canary + (1 - share) * expected.stable;
    return (
      Math.log(expected.weight) +
      canaryFailed * Math.log(expected.canary / failed) +
      stableFailed * Math.log(expected.stable / failed) +
      (canary - canaryFailed) * Math.log((1 - expected.canary) / (1 - failed)) +
      (stable - stableFailed) * Math.log((1 - expected.stable) / (1 - failed))
    );
  });
  const highest = Math.max(...logs);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0));
}

/**
 * What fails for a few may be a few who lie: only what fails for most of its visitors goes back by itself. Whoever
 * wants to make a canary go, or to keep one that fails for everybody, needs more networks than it has visitors.
 */
export function isConvincing(votes: Votes, share: number): boolean {
  return (
    votes.canaryFailed >= FAILED_NEEDED && 2 * votes.canaryFailed > votes.canary && logEvidence(votes, share) >= Math.log(EVIDENCE_NEEDED)
  );
}
