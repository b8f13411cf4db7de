export { promoCodeChangeRoutes } from './change-routes.ts';
export { promoCodeCountRoute, promoCodeListRoutes } from './list-routes.ts';
export { promoCodeRoutes } from './routes.ts';
export { codeBatchRoutes } from './batch-routes.ts';
