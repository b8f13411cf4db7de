export { AuditTrail } from './audit-trail.ts';
export { auditTrailRoutes } from './routes.ts';
export { listActions } from './list-actions.ts';
