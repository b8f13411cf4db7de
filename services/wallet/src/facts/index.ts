export { factRoutes } from './fact-routes.ts';
