export { countSessions } from './count-sessions.ts';
export { forgetOldTelemetry } from './forget-old-telemetry.ts';
export { openIntake } from './intake.ts';
export { KnownVersions } from './known-versions.ts';
export { telemetryRoutes } from './routes.ts';
export { sessionsSettledAt } from './session-lock.ts';
export { summaryRoutes } from './summary-routes.ts';
export { telemetryMetrics } from './telemetry-metrics.ts';
