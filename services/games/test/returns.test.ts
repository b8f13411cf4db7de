import { describe, expect, test } from 'vitest';
import { playBombs, playCrash } from './support/play-strategies.ts';

const ROUNDS = 300;

/** The long form, with 100,000 rounds each, is test/long/returns.long.test.ts. */
describe.each([35, 45, 55])('at p = %i percent the mean return is 1.8 p, whatever the strategy', (percent) => {
  test.each([
    ['one tile', { bombs: 3, tiles: 1 }],
    ['five tiles', { bombs: 5, tiles: 5 }],
    ['the whole board', { bombs: 10, tiles: null }],
  ] as const)('Bombs: %s', (_, strategy) => {
    const { mean, halfInterval, disagreements } = playBombs(percent, ROUNDS, strategy);
    expect(Math.abs(mean - 0.018 * percent)).toBeLessThan(halfInterval);
    expect(disagreements).toBe(0);
  });

  test.each([101, 200, 1_000])('Crash: out at %i hundredths', (autoCashout) => {
    const { mean, halfInterval, disagreements } = playCrash(percent, ROUNDS, autoCashout);
    expect(Math.abs(mean - 0.018 * percent)).toBeLessThan(halfInterval);
    expect(disagreements).toBe(0);
  });
});
