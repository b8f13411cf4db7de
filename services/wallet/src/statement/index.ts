export { findMovement } from './list-transactions.ts';
export { memberMovementRoutes } from './member-movement-routes.ts';
export { statementRoutes } from './routes.ts';
export { presentMovement } from './transaction.ts';
