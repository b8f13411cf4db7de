import type { Cohort } from '@facet/remote-kit';

/** The version of the shell or of a remote that this page was given. */
export interface Deployed {
  name: string;
  version: string;
  cohort: Cohort;
}

/**
 * uncaught, an unhandled rejection, an error boundary, its code did not come, or came with other bytes than were
 * published.
 */
export type ErrorSource = 'error' | 'rejection' | 'render' | 'load' | 'integrity';
/** Of loading a remote, one after the other; `registry` is the shell's. */
export type LoadPhase = 'registry' | 'entry' | 'init' | 'render';
export type VitalName = 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';

type About = { deployable: string; version: string; cohort: Cohort };

/** As `POST /api/telemetry` takes it. `load`: this version was shown. */
export type TelemetryEvent = About &
  (
    | { kind: 'load' }
    | { kind: 'error'; source: ErrorSource; message: string }
    | { kind: 'vital'; name: VitalName; value: number }
    | { kind: 'phase'; name: LoadPhase; durationMs: number }
  );
