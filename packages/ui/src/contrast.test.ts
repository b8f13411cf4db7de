import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, readColors } from './contrast.ts';

type Pair = [front: string, back: string];

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'];
const tints = [
  'wall-a',
  'wall-b',
  'wall-c',
  'wall-d',
  ...['bronze', 'silver', 'gold', 'platinum', 'diamond'].map((rank) => `rank-${rank}`),
];
const meanings = ['accent', 'danger', 'warning', 'info', ...tints];

const texts: Pair[] = [
  ...across(['text-strong', 'text', 'text-muted', 'accent-hover', ...meanings], surfaces),
  ...meanings.flatMap((meaning) => across(['text-strong', 'text', meaning], [`${meaning}-soft`])),
  ...across(['text-muted'], ['accent-soft', 'danger-soft', 'warning-soft', 'info-soft', 'tile-safe', 'tile-lost', 'tile-face']),
  ...across(['on-accent'], ['accent', 'accent-hover', 'accent-pressed']),
  ...across(['on-danger'], ['danger-fill', 'danger-fill-hover', 'danger-fill-pressed']),
  ...across(['surface-0'], ['wall-a', 'wall-b', 'wall-c', 'wall-d']),
  ['text-on-inverse', 'surface-inverse'],
  ['accent', 'accent-soft-hover'],
  ['accent', 'tile-safe'],
  ['danger', 'tile-lost'],
  ['text-strong', 'tile-face'],
];

const shapes: Pair[] = [
  ...across(['border-strong', 'gem-side', 'chart-line', 'chart-loss'], surfaces.slice(0, 3)),
  ...across(['focus'], [...surfaces, 'accent-soft', 'danger-soft']),
  ['gem-face', 'gem-edge'],
  ['bomb-edge', 'tile-lost'],
  ['bomb-spark', 'tile-lost'],
];

describe.each(['dark', 'light'] as const)('%s theme', (theme) => {
  const colors = readColors(css, theme);

  test('every text reads at 4.5:1 on every surface it stands on', () => {
    expect(below(4.5, texts)).toEqual([]);
  });

  test('outlines, focus rings and drawings stand out at 3:1', () => {
    expect(below(3, shapes)).toEqual([]);
  });

  function below(least: number, pairs: Pair[]): string[] {
    return pairs.flatMap(([front, back]) => {
      const ratio = contrastRatio(colors.get(front) ?? missing(front), colors.get(back) ?? missing(back));
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
    });
  }
});

test('black on white is 21:1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
});

function across(fronts: string[], backs: string[]): Pair[] {
  return fronts.flatMap((front) => backs.map((back): Pair => [front, back]));
}

function missing(token: string): never {
  throw new Error(`tokens.css has no colour --${token}`);
}
