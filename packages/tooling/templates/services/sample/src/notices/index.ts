export { operatorRoutes } from './operator-routes.ts';
export { noticeRoutes } from './routes.ts';
