import type { Transaction } from '@facet/service-kit';

/** One thing that must always hold. */
export type Check = {
  name: string;
  /** The claim, for the report. */
  claim: string;
} & (BySql | ByCode);

interface BySql {
  /**
   * Selects what breaks it: rows of (member_id uuid or null, detail text). `audited` (member_id) is there to join: the
   * members that are looked at; and `moved`: the transfers that are new, or all.
   */
  sql: string;
}

/** For what SQL says badly. */
interface ByCode {
  /** What breaks it, of no single member. `since` undefined: everything is looked at. */
  find: (transaction: Transaction, since: Date | undefined) => Promise<string[]>;
}

/**
 * Longer than any outbox, sweep or step of a payout takes: what is half way for this long is stuck. What is younger is
 * left to the next run.
 */
export const STUCK_AFTER_MINUTES = 15;
export const STUCK_AFTER = `interval '${STUCK_AFTER_MINUTES} minutes'`;
