export { internalProviderRoutes } from './internal-routes.ts';
export { ProviderSettings } from './provider-settings.ts';
export { sealAgain } from './seal-again.ts';
