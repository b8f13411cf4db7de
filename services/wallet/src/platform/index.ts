export { PlatformAccounts, type Bought, type PlatformAccount, type Purchase } from './platform-account.ts';
export { PlatformClient, type Gamepass } from './platform-client.ts';
export { isRateLimit, saying } from './platform-errors.ts';
export { PlatformHttp } from './platform-http.ts';
export type { Refusal } from './purchase-outcome.ts';
