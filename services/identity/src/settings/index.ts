export { SiteSettings } from './site-settings.ts';
export { publicSettingRoutes } from './public-routes.ts';
export { internalSettingRoutes } from './internal-routes.ts';
export { operatorSettingRoutes } from './operator-routes.ts';
