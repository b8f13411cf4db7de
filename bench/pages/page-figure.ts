import type { Visit } from './visit.ts';

/** One screen, and the same screen where shell and remotes are one application. Medians of visits that were made in turn. */
export interface PageFigure {
  name: string;
  federated: Visit;
  /** All pages in one script: what the goal is measured against. */
  bundle: Visit;
  /** Each page in a file of its own. */
  routes: Visit;
  visits: number;
  /** `dataMs` of federated / that of the other, of the medians; `spread`: the lowest and the highest of a round. */
  besideBundle: Beside;
  besideRoutes: Beside;
}

interface Beside {
  ratio: number;
  spread: [lowest: number, highest: number];
}

const GOALS = { besideBundle: 1.1, layoutShift: 0.02, interactionMs: 100 } as const;

/** What is not as good as it should be; empty: all goals are reached. */
export function missedGoals({ besideBundle, federated: { layoutShift, interactionMs } }: PageFigure): string[] {
  return [
    ...(besideBundle.ratio > GOALS.besideBundle ? [`data ${besideBundle.ratio.toFixed(2)} times the bundle’s`] : []),
    ...(layoutShift >= GOALS.layoutShift ? [`layout shift ${layoutShift.toFixed(3)}`] : []),
    ...(interactionMs >= GOALS.interactionMs ? [`interaction ${interactionMs} ms`] : []),
  ];
}

/** `rounds`: the visits of each round, one of each kind. */
export function pageFigure(name: string, rounds: readonly Record<'federated' | 'bundle' | 'routes', Visit>[]): PageFigure {
  const medians = (kind: 'federated' | 'bundle' | 'routes'): Visit => medianVisit(rounds.map((round) => round[kind]));
  const federated = medians('federated');
  const beside = (kind: 'bundle' | 'routes'): Beside => {
    const ratios = rounds.map((round) => round.federated.dataMs / round[kind].dataMs);
    return { ratio: federated.dataMs / medians(kind).dataMs, spread: [Math.min(...ratios), Math.max(...ratios)] };
  };
  return {
    name,
    federated,
    bundle: medians('bundle'),
    routes: medians('routes'),
    visits: rounds.length,
    besideBundle: beside('bundle'),
    besideRoutes: beside('routes'),
  };
}

function medianVisit(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number): number => median(visits.map(read));
  return {
    dataMs: of(({ dataMs }) => dataMs),
    largestPaintMs: of(({ largestPaintMs }) => largestPaintMs),
    layoutShift: of(({ layoutShift }) => layoutShift),
    interactionMs: of(({ interactionMs }) => interactionMs),
    requests: of(({ requests }) => requests),
    kilobytes: of(({ kilobytes }) => kilobytes),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

export function printPages(figures: readonly PageFigure[]): string {
  const lines = figures.flatMap((figure) => [
    `${figure.name}: data ${besideText(figure.besideBundle)} the bundle's, ${besideText(figure.besideRoutes)} that of one build with a file for each page: ${missedGoals(figure).join(', ') || 'all goals reached'}`,
    ...(['federated', 'bundle', 'routes'] as const).map((kind) => `  ${kind.padEnd(9)} ${visitText(figure[kind])}`),
  ]);
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function besideText({ ratio, spread: [lowest, highest] }: Beside): string {
  return `${ratio.toFixed(2)} times (${lowest.toFixed(2)}-${highest.toFixed(2)})`;
}

function visitText({ dataMs, largestPaintMs, layoutShift, interactionMs, requests, kilobytes }: Visit): string {
  return `data ${Math.round(dataMs)} ms, LCP ${Math.round(largestPaintMs)} ms, shift ${layoutShift.toFixed(3)}, interaction ${interactionMs} ms, ${requests} requests, ${Math.round(kilobytes)} KB`;
}
