export { balanceRoutes } from './balance-routes.ts';
export { openLedger, type Ledger } from './ledger.ts';
export type { Credit, Outcome, Transfer } from './transfer.ts';
export { readBalance, readBalances, type Balance } from './read-balance.ts';
export { transferRoutes } from './transfer-routes.ts';
export { settledUntil } from './settled-until.ts';
export { shardOf } from './shard-of.ts';
