export { providerRoutes } from './operator-routes.ts';
export { ProviderSettings } from './provider-settings.ts';
export { sealAgain } from './seal-again.ts';
