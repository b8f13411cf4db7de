import type { Kit } from '@facet/service-kit';
import { Counter } from 'prom-client';
import type { Tally } from './tally.ts';
import type { Counted } from './write-tally.ts';

type Dropped = 'unknown_version' | 'full' | 'refused';

export interface TelemetryMetrics {
  written(counted: readonly Counted[], errors: Tally['errors']): void;
  dropped(reason: Dropped, count: number): void;
}

/** Versions are published by us, cohorts are three: the number of series is bounded, whatever browsers send. */
export function telemetryMetrics({ metrics }: Pick<Kit, 'metrics'>): TelemetryMetrics {
  const labelNames = ['deployable', 'version', 'cohort'] as const;
  const counter = (name: string, help: string) => new Counter({ name, help, labelNames, registers: [metrics] });
  const sessions = counter('page_sessions_total', 'page loads that reported this version');
  const affected = counter('page_sessions_affected_total', 'page loads with at least one error of this version');
  const errors = counter('page_errors_total', 'errors in browsers');
  const dropped = new Counter({
    name: 'telemetry_events_dropped_total',
    help: 'events that were not counted: of a version that was never published, while too many waited, or refused by the database',
    labelNames: ['reason'],
    registers: [metrics],
  });
  return {
    written(counted, failures) {
      for (const { deployable, version, cohort, ...count } of counted) {
        sessions.inc({ deployable, version, cohort }, count.sessions);
        affected.inc({ deployable, version, cohort }, count.affected);
      }
      for (const { deployable, version, cohort, count } of failures) errors.inc({ deployable, version, cohort }, count);
    },
    dropped: (reason, count) => dropped.inc({ reason }, count),
  };
}
