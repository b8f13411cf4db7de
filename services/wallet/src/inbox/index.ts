export { countNew } from './read-inbox.ts';
export { inboxRoutes } from './routes.ts';
export { inboxSettingsRoutes } from './settings-routes.ts';
export { noticeEvents } from './notice-events.ts';
export { noticesJob, oldNoticesJob } from './notices-job.ts';
