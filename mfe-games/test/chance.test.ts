import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeBombsRules } from '../standalone/fake-games.ts';
import { bombCounts } from '../src/bombs/bomb-count.ts';
import { multiplierAfter } from '../src/fairness/bombs-multiplier.ts';
import { chanceOf, nextGemChance } from '../src/table/chance.ts';

/** Any board that may be dealt: bombs, the operator's maximum or none, and p. */
const aBoard = fc
  .record({
    bombCount: fc.constantFrom(...bombCounts),
    maxMultiplierOverride: fc.option(fc.integer({ min: 10, max: 500 }).map((tenths) => tenths / 10)),
    rtp: fc.integer({ min: 1, max: 100 }).map((percent) => (1.8 * percent) / 100),
  })
  .map(({ rtp, ...board }) => {
    const multipliers = Array.from({ length: 25 - board.bombCount }, (_, index) => multiplierAfter(board, index + 1));
    return { multipliers, rtp };
  });
const stepsOf = ({ multipliers, rtp }: { multipliers: number[]; rtp: number }) =>
  multipliers.map((_, opened) => nextGemChance(multipliers, opened, rtp) as number);
const product = (chances: number[]) => chances.reduce((all, one) => all * one, 1);

describe('the chance of a gem', () => {
  test('is the one of the table for the first, and after it what is left for who has got this far', () => {
    expect(nextGemChance([1.08, 1.1664], 0, 0.81)).toBeCloseTo(0.75);
    expect(nextGemChance([1.08, 1.1664], 1, 0.81)).toBeCloseTo(1 / 1.08);
    expect(nextGemChance([1.08, 1.1664], 2, 0.81)).toBeUndefined();
    expect(chanceOf(1.08, 1.8)).toBe(1);
  });

  test('of all steps together is the chance of the ladder, whatever the bombs, the return, the maximum and the gems', () => {
    fc.assert(
      fc.property(aBoard, ({ multipliers, rtp }) => {
        const steps = stepsOf({ multipliers, rtp });
        for (const [index, multiplier] of multipliers.entries())
          expect(product(steps.slice(0, index + 1))).toBeCloseTo(chanceOf(multiplier, rtp), 9);
      }),
      { numRuns: 1000 },
    );
  });

  test('is never above 1 and never 0', () => {
    fc.assert(
      fc.property(aBoard, (board) => {
        for (const chance of stepsOf(board)) expect(chance).toSatisfy((share: number) => share > 0 && share <= 1);
      }),
    );
  });

  test('is how a round is dealt: as many gems come as the sealed number is below the steps together', () => {
    fc.assert(
      fc.property(aBoard, fc.double({ min: 1e-9, max: 1, noNaN: true }), ({ multipliers, rtp }, u) => {
        const bust = rtp / u;
        fc.pre(multipliers.every((multiplier) => Math.abs(multiplier - bust) > 1e-9));
        const dealt = multipliers.filter((multiplier) => multiplier <= bust).length;
        const steps = stepsOf({ multipliers, rtp });
        expect(multipliers.filter((_, index) => u < product(steps.slice(0, index + 1)) + 1e-12).length).toBe(dealt);
      }),
      { numRuns: 1000 },
    );
  });

  test('is told of the multipliers that the published table has', () => {
    for (const bombCount of bombCounts)
      for (const [index, multiplier] of fakeBombsRules.multipliers[bombCount]?.entries() ?? [])
        expect(multiplier).toBeCloseTo(multiplierAfter({ bombCount, maxMultiplierOverride: null }, index + 1), 9);
  });
});
