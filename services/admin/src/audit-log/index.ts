export { AuditLog } from './audit-log.ts';
export { receivedActRoutes } from './received-acts.ts';
export { auditLogRoutes } from './routes.ts';
export { findLogBreak } from './find-log-break.ts';
