export { AuditTrail } from './audit-trail.ts';
export { receivedActRoutes } from './received-acts.ts';
export { auditTrailRoutes } from './routes.ts';
export { listActions } from './list-actions.ts';
export { findLogBreak } from './find-log-break.ts';
