export { auditSchedule } from './audit-schedule.ts';
