export { holdRuleRoutes } from './routes.ts';
