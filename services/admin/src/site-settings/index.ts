export { siteSettingRoutes } from './routes.ts';
