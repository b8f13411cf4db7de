/** An earning that services/earn keeps back: not in the wallet before `releasesAt`. */
export interface PendingEarning {
  id: string;
  source: string;
  /** For people. */
  label: string;
  /** R$, two decimals. */
  amount: string;
  /** ISO 8601, UTC. */
  releasesAt: string;
}
