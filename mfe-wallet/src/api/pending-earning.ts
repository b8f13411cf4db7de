import type { Line } from '@facet/remote-kit';

/** An earning that services/earn keeps back: not in the wallet before `releasesAt`. */
export interface PendingEarning {
  id: string;
  source: string;
  /** For people, in English. */
  label: string;
  /** The same in parts; a service of before tells none. */
  line?: Line;
  /** R$, two decimals. */
  amount: string;
  /** ISO 8601, UTC. */
  releasesAt: string;
  /**
   * Why: its wall holds all that it credits, or a rule holds larger credits of new members. A service of before does
   * not say.
   */
  heldBy?: 'wall' | 'rule';
}
