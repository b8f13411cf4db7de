export { wallStatementRoutes } from './statement-routes.ts';
