/** One thing that must always hold. */
export interface Check {
  name: string;
  /** The claim, for the report. */
  claim: string;
  /**
   * Selects what breaks it: rows of (member_id uuid or null, detail text).
   * `audited` (member_id) is there to join: the members that are looked at.
   */
  sql: string;
}
