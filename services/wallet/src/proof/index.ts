export { proofSchedule } from './proof-schedule.ts';
export { proofRoutes } from './routes.ts';
