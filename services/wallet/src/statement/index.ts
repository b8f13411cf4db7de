export { findTransfer } from './list-transactions.ts';
export { memberTransactionRoutes } from './member-transaction-routes.ts';
export { statementRoutes } from './routes.ts';
export { presentTransaction } from './transaction.ts';
