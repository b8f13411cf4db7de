export const serviceNames = ['identity', 'wallet', 'earn', 'games', 'social'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A service, or one of several wallets, each of which has the money of some members; with a database of its own. */
export type Place = ServiceName | `wallet-${number}`;
export const serviceOf = (place: Place): ServiceName => (place.startsWith('wallet-') ? 'wallet' : (place as ServiceName));
/** Several wallets are called `wallet-1`, `wallet-2`, … */
export const placesWith = (wallets: number): readonly Place[] =>
  wallets === 1 ? serviceNames : serviceNames.flatMap((name) => (name === 'wallet' ? walletsUpTo(wallets) : [name]));
const walletsUpTo = (count: number): Place[] => Array.from({ length: count }, (_, index) => `wallet-${index + 1}` as const);

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
