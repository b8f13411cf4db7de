export { offerSweeper } from './forget-offers.ts';
export { type OfferContext, offerKeeper } from './keep-offers.ts';
export { offerRoutes } from './routes.ts';
