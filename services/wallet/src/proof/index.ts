export { proofRoutes } from './routes.ts';
