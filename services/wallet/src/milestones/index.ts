export { milestoneRoutes } from './routes.ts';
