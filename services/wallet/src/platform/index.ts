export { ALL_PAGES, PlatformAccounts, type Bought, type Order, type PlatformAccount, type Purchase } from './platform-account.ts';
export { PlatformClient, type Experience, type Gamepass, type ListedGamepass } from './platform-client.ts';
export type { Refusal } from './purchase-outcome.ts';
