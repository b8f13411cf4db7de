export { promoChangeRoutes } from './change-routes.ts';
export { promoListRoutes } from './list-routes.ts';
export { promoRoutes } from './routes.ts';
