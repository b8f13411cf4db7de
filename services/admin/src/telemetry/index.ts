export { countVotes } from './count-votes.ts';
export { forgetOldTelemetry } from './forget-old-telemetry.ts';
export { openIntake } from './intake.ts';
export { KnownVersions } from './known-versions.ts';
export { readSummary } from './read-summary.ts';
export { telemetryRoutes } from './routes.ts';
export { summaryRoutes } from './summary-routes.ts';
export { telemetryMetrics } from './telemetry-metrics.ts';
