export { providerRoutes } from './provider-routes.ts';
export { rewardAmountRoutes } from './reward-amount-routes.ts';
