export { deletionRoutes } from './deletion-routes.ts';
