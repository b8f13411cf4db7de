export { taskChangeRoutes } from './change-routes.ts';
export { taskListRoutes } from './list-routes.ts';
export { taskRoutes } from './routes.ts';
