export { botRoutes } from './bot-routes.ts';
