export { releaseBoardRoutes } from './routes.ts';
