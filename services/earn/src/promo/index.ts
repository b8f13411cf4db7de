export { promoChangeRoutes } from './change-routes.ts';
export { promoCountRoute, promoListRoutes } from './list-routes.ts';
export { promoRoutes } from './routes.ts';
