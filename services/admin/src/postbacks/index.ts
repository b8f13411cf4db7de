export { postbackRoutes } from './postback-routes.ts';
