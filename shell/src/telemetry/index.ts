export { asCohort, ownVersion } from './own-version.ts';
export { telemetry } from './page-telemetry.ts';
export { startTelemetry } from './start-telemetry.ts';
export { whoseError } from './whose-error.ts';
export type { Telemetry } from './telemetry.ts';
