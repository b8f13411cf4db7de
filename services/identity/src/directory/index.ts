export { directoryRoutes } from './directory-routes.ts';
export { findRiskSigns } from './find-risk-signs.ts';
export { tellingApartRoutes } from './telling-apart-routes.ts';
export { memberSessionRoutes } from './member-session-routes.ts';
