import type { Exposition } from './exposition.ts';
import { selectorsOf, type Selector } from './selectors-of.ts';

/** What Prometheus itself adds to each series of a target. */
const TARGET_LABELS = ['job', 'instance'];
/** What Prometheus itself says of each target. */
const OWN_METRICS = ['up'];

/** What expressions read that no process tells: metrics, labels, values. Each in a sentence, none when all is there. */
export function unknownSeries(expressions: readonly string[], told: Exposition): string[] {
  return [...new Set(expressions.flatMap(selectorsOf).flatMap((selector) => unknownOf(selector, told)))];
}

function unknownOf({ metric, labels, equals }: Selector, told: Exposition): string[] {
  const known = OWN_METRICS.includes(metric) ? new Map<string, Set<string>>() : told.get(metric);
  if (!known) return [`${metric} is told by nobody`];
  const missing = labels.filter((label) => !known.has(label) && !TARGET_LABELS.includes(label));
  const never = equals.filter(({ label, value }) => known.has(label) && known.get(label)?.has(value) !== true);
  return [
    ...missing.map((label) => `${metric} has no label ${label}`),
    ...never.map(({ label, value }) => `${metric} has no ${label}="${value}"`),
  ];
}
