export { Deliveries } from './deliveries.ts';
export { wallControlRoutes } from './control-routes.ts';
export { wallPageRoutes } from './page-routes.ts';
export { offerRoutes } from './offer-routes.ts';
