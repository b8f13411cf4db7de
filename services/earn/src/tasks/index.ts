export { internalTaskRoutes } from './internal-routes.ts';
export { taskRoutes } from './routes.ts';
