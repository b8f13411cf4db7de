export { wallStatementRoutes } from './internal-routes.ts';
