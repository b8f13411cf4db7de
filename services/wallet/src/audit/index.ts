export { Auditor } from './auditor.ts';
export { auditRoutes } from './audit-routes.ts';
export { auditSchedule } from './audit-schedule.ts';
export { checkNames } from './checks/index.ts';
export { PAYOUTS_ARE_STOPPED, settleStop, StopOfPayouts, whyStopped } from './payout-stop.ts';
