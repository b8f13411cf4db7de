export { internalLevelRoutes, levelRoutes } from './level-routes.ts';
