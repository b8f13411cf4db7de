import type { PayoutContext } from './payout-context.ts';

const LONGEST_PAUSE_MS = 300_000;

/** SQL: between two questions about a try, by how often it was asked about; with the bindings of `pauseOf`. */
export const PAUSE = `least(:firstPauseMs * 2 ^ least(looks - 1, 20), ${LONGEST_PAUSE_MS}) * interval '1 millisecond'`;

export const pauseOf = ({ unknownGraceMs }: Pick<PayoutContext, 'unknownGraceMs'>) => ({
  firstPauseMs: Math.min(5_000, unknownGraceMs / 4),
});
