import { expect, test } from 'vitest';
import { missedGoals, pageFigure, printPages } from '../pages/page-figure.ts';
import type { Visit } from '../pages/visit.ts';

const visit = (dataMs: number, odd: Partial<Visit> = {}): Visit => ({
  dataMs,
  firstPaintMs: dataMs,
  largestPaintMs: dataMs,
  layoutShift: 0,
  interactionMs: 48,
  drawnMs: 120,
  requests: 10,
  kilobytes: 300,
  ...odd,
});
const round = (federated: Visit, bundle: number) => ({ federated, bundle: visit(bundle), routes: visit(bundle) });

test('a screen is judged by the medians of its visits, and the ratios of single rounds are told', () => {
  const figure = pageFigure('earn', [round(visit(1_050), 1_000), round(visit(9_000), 1_000), round(visit(900), 1_000)]);
  expect(figure.besideBundle).toEqual({ ratio: 1.05, spread: [0.9, 9] });
  expect(figure.visits).toBe(3);
  expect(missedGoals(figure)).toEqual([]);
});

test('a screen that could not be visited reaches no goal, and is told beside the others', () => {
  const results = [pageFigure('earn', [round(visit(1_000), 1_000)]), { name: 'audit', failure: 'waited in vain' }];
  expect(results.map(missedGoals)).toEqual([[], ['not visited: waited in vain']]);
  expect(printPages(results)).toMatch(/^earn: all goals reached\n[^]*\naudit: not visited: waited in vain\n$/);
});

test('a page that comes drawn is seen as early as without its scripts, or hardly later', () => {
  const missed = (barePaintMs: number) => missedGoals(pageFigure('landing', [{ ...round(visit(1_000), 1_000), barePaintMs }]));
  expect(missed(840)).toEqual([]);
  expect(missed(800)).toEqual(['first paint 1.25 times that without scripts']);
});

test.each([
  ['data that comes too late', visit(1_110), 'data 1.11 times the bundle’s'],
  ['more bytes than a quarter above', visit(1_000, { kilobytes: 390 }), 'bytes 1.30 times the bundle’s'],
  ['what moves', visit(1_000, { layoutShift: 0.06 }), 'layout shift 0.060'],
  ['a click that waits', visit(1_000, { interactionMs: 104 }), 'interaction 104 ms'],
  ['what a press brings too late', visit(1_000, { drawnMs: 201 }), 'drawn 201 ms after the press'],
])('%s misses the goal', (_what, federated, words) => {
  expect(missedGoals(pageFigure('earn', [round(federated, 1_000)]))).toEqual([words]);
});
