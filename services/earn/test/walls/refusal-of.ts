import { Refusal, type RefusalReason } from '../../src/walls/refusal.ts';

/** The reason that a step refused with, or `accepted`. Anything else it throws is a failure of the test. */
export function refusalOf(step: () => unknown): RefusalReason | 'accepted' {
  try {
    step();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  return 'accepted';
}
