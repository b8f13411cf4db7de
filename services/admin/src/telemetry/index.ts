export { forgetOldTelemetry } from './forget-old-telemetry.ts';
export { openIntake, type Intake } from './intake.ts';
export { KnownVersions } from './known-versions.ts';
export { telemetryRoutes } from './routes.ts';
export { stopSessions } from './session-lock.ts';
export { summaryRoutes } from './summary-routes.ts';
export { telemetryMetrics } from './telemetry-metrics.ts';
