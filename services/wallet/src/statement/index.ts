export { memberMovementRoutes } from './member-movement-routes.ts';
export { statementRoutes } from './routes.ts';
