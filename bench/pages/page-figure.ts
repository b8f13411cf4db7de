import type { Visit } from './visit.ts';

type Kind = 'federated' | 'bundle' | 'routes';

/** The visits that were made in turn; `barePaintMs`: the first paint without scripts of a screen that comes drawn. */
export type Round = Record<Kind, Visit> & { barePaintMs?: number };

/**
 * One screen, and the same screen where shell and remotes are one application. Medians of visits that were made in
 * turn.
 */
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
  /** `firstPaintMs` of federated beside that of the same without scripts. */
  besideBare?: Beside;
}

/** A screen, or why it could not be visited. */
export type PageResult = PageFigure | { name: string; failure: string };

interface Beside {
  ratio: number;
  spread: [lowest: number, highest: number];
}

const GOALS = {
  besideBundle: 1.05,
  bytesBesideBundle: 1.25,
  besideBare: 1.2,
  layoutShift: 0.05,
  interactionMs: 100,
  drawnMs: 200,
} as const;

/** What is not as good as it should be; empty: all goals are reached. */
export function missedGoals(result: PageResult): string[] {
  if ('failure' in result) return [`not visited: ${result.failure}`];
  const { besideBundle, besideBare, federated, bundle } = result;
  const { layoutShift, interactionMs, drawnMs } = federated;
  const bytes = federated.kilobytes / bundle.kilobytes;
  return [
    ...(besideBundle.ratio > GOALS.besideBundle ? [`data ${besideBundle.ratio.toFixed(2)} times the bundle’s`] : []),
    ...(bytes > GOALS.bytesBesideBundle ? [`bytes ${bytes.toFixed(2)} times the bundle’s`] : []),
    ...(besideBare && besideBare.ratio > GOALS.besideBare ? [`first paint ${besideBare.ratio.toFixed(2)} times that without scripts`] : []),
    ...(layoutShift > GOALS.layoutShift ? [`layout shift ${layoutShift.toFixed(3)}`] : []),
    ...(interactionMs >= GOALS.interactionMs ? [`interaction ${interactionMs} ms`] : []),
    ...(drawnMs > GOALS.drawnMs ? [`drawn ${Math.round(drawnMs)} ms after the press`] : []),
  ];
}

/** `rounds`: the visits of each round, one of each kind. */
export function pageFigure(name: string, rounds: readonly Round[]): PageFigure {
  const medians = (kind: Kind): Visit => medianVisit(rounds.map((round) => round[kind]));
  const federated = medians('federated');
  const beside = (kind: 'bundle' | 'routes'): Beside => compare(rounds.map((round) => [round.federated.dataMs, round[kind].dataMs]));
  const bare = rounds.flatMap<[number, number]>(({ federated: { firstPaintMs }, barePaintMs }) =>
    barePaintMs === undefined ? [] : [[firstPaintMs, barePaintMs]],
  );
  return {
    name,
    federated,
    bundle: medians('bundle'),
    routes: medians('routes'),
    visits: rounds.length,
    besideBundle: beside('bundle'),
    besideRoutes: beside('routes'),
    ...(bare.length > 0 && { besideBare: compare(bare) }),
  };
}

function compare(pairs: readonly [ours: number, theirs: number][]): Beside {
  const ratios = pairs.map(([ours, theirs]) => ours / theirs);
  const [ours, theirs] = [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))];
  return { ratio: ours / theirs, spread: [Math.min(...ratios), Math.max(...ratios)] };
}

function medianVisit(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number): number => median(visits.map(read));
  return {
    dataMs: of(({ dataMs }) => dataMs),
    firstPaintMs: of(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: of(({ largestPaintMs }) => largestPaintMs),
    layoutShift: of(({ layoutShift }) => layoutShift),
    interactionMs: of(({ interactionMs }) => interactionMs),
    drawnMs: of(({ drawnMs }) => drawnMs),
    requests: of(({ requests }) => requests),
    kilobytes: of(({ kilobytes }) => kilobytes),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

export function printPages(results: readonly PageResult[]): string {
  const lines = results.flatMap((result) => [
    `${result.name}: ${missedGoals(result).join(', ') || 'all goals reached'}`,
    ...('failure' in result ? [] : linesOf(result)),
  ]);
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function linesOf(figure: PageFigure): string[] {
  return [
    `  data ${besideText(figure.besideBundle)} the bundle's, ${besideText(figure.besideRoutes)} that of one build with a file for each page`,
    ...(figure.besideBare ? [`  first paint ${besideText(figure.besideBare)} that of the same page without scripts`] : []),
    ...(['federated', 'bundle', 'routes'] as const).map((kind) => `  ${kind.padEnd(9)} ${visitText(figure[kind])}`),
  ];
}

function besideText({ ratio, spread: [lowest, highest] }: Beside): string {
  return `${ratio.toFixed(2)} times (${lowest.toFixed(2)}-${highest.toFixed(2)})`;
}

function visitText({ dataMs, firstPaintMs, largestPaintMs, layoutShift, interactionMs, drawnMs, requests, kilobytes }: Visit): string {
  return `data ${Math.round(dataMs)} ms, first paint ${Math.round(firstPaintMs)} ms, LCP ${Math.round(largestPaintMs)} ms, shift ${layoutShift.toFixed(3)}, interaction ${interactionMs} ms, drawn ${Math.round(drawnMs)} ms after the press, ${requests} requests, ${Math.round(kilobytes)} KB`;
}
