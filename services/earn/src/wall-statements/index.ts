export { wallStatementRoutes } from './operator-routes.ts';
