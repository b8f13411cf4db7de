import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Deployed } from './telemetry-event.ts';
import type { Telemetry } from './telemetry.ts';

/** Reports the web vitals of the page that stands on the screen when each is known. `shownNow`: whose page that is. */
export function watchVitals(telemetry: Telemetry, shownNow: () => Deployed): void {
  const report = ({ name, value }: Metric): void => telemetry.vital(shownNow(), name, value);
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(report);
}
