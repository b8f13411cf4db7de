export { internalPromoRoutes } from './internal-routes.ts';
export { promoRoutes } from './routes.ts';
