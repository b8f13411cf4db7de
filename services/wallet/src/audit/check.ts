/** One thing that must always hold. */
export interface Check {
  name: string;
  /** The claim, for the report. */
  claim: string;
  /**
   * Selects what breaks it: rows of (member_id uuid or null, detail text).
   * `audited` (member_id) is there to join: the members that are looked at. `:since` is the instant from which changes are, '-infinity' for all.
   */
  sql: string;
}

/** Longer than any outbox, sweep or step of a payout takes: what is half way for this long is stuck. What is younger is left to the next run. */
export const STUCK_AFTER_MINUTES = 15;
export const STUCK_AFTER = `interval '${STUCK_AFTER_MINUTES} minutes'`;
