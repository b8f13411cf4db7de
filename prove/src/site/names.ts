export const serviceNames = ['identity', 'wallet', 'earn', 'games', 'social'] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * What services do without being asked, as far as it ends what stopped half way. The rest (audits, statistics,
 * retention) moves no money. One that no service has fails every run.
 */
export const jobs: Readonly<Record<ServiceName, readonly string[]>> = {
  identity: [],
  wallet: ['withdrawals: sweeping', 'payouts: settling', 'payouts: the queue'],
  earn: ['the sweep of unsettled postbacks', 'the release of holds', 'the second look at referred friends'],
  games: ['rounds: sweeping', 'games: settling due crashes', 'games: settling abandoned bombs'],
  social: ['entries: sweeping', 'events: ending due ones'],
};

/** In every service: hands the waiting messages to their lanes. */
export const RELAY = 'the look for waiting messages';
