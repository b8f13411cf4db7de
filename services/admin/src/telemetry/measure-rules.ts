import { PHASES, VITALS, type TelemetryEvent } from './telemetry-event.ts';

type Measured = Extract<TelemetryEvent, { kind: 'vital' | 'phase' }>;

/** CLS is counted in thousandths, so that it fits the same buckets as milliseconds. */
const CLS_SCALE = 1000;

export const MEASURES: readonly string[] = [...VITALS, ...PHASES];

export function measured(event: Measured): { measure: string; value: number } {
  if (event.kind === 'phase') return { measure: event.name, value: event.durationMs };
  return { measure: event.name, value: event.name === 'CLS' ? event.value * CLS_SCALE : event.value };
}

/** Back from what was counted: milliseconds rounded, CLS with three decimals. */
export function presentMeasure(measure: string, value: number): number {
  return measure === 'CLS' ? Math.round(value) / CLS_SCALE : Math.round(value);
}
