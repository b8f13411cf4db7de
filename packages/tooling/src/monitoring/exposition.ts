/** What processes tell at /metrics: for each series name the values of each of its labels. */
export type Exposition = Map<string, Map<string, Set<string>>>;

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Reads Prometheus' text format; only series that have a sample now count. @throws at a line that is none. */
export function readExposition(texts: readonly string[]): Exposition {
  const series: Exposition = new Map();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, labels = ''] = SAMPLE.exec(line) ?? [];
    if (name === undefined) throw new Error(`no sample of Prometheus: ${line}`);
    const known = series.get(name) ?? new Map<string, Set<string>>();
    series.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(LABEL)) known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return series;
}
