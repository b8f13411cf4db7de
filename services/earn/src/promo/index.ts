export { promoRoutes } from './routes.ts';
