export { Auditor } from './auditor.ts';
export { auditRoutes } from './audit-routes.ts';
export { auditSchedule } from './audit-schedule.ts';
export { settleStop, StopOfPayouts, whyStopped } from './payout-stop.ts';
