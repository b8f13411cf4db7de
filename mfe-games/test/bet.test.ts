import { toDecimal } from '@facet/ui';
import { describe, expect, test } from 'vitest';
import { parseBombCount } from '../src/bombs/bomb-count.ts';
import { parseAutoCashout } from '../src/crash/auto-cashout.ts';
import { reachedAfterMs, scaleFor } from '../src/crash/curve.ts';
import { refuseBet } from '../src/table/bet-problems.ts';
import { parseBet, payoutAt, percent, shortest, times } from '../src/table/bet.ts';

describe('a bet', () => {
  test.each([
    ['10', 1000n],
    ['10.5', 1050n],
    [' 0.01 ', 1n],
    ['123456789.99', 12345678999n],
    ['0', null],
    ['0.00', null],
    ['', null],
    ['-5', null],
    ['1e3', null],
    ['1,5', null],
    ['1.234', null],
    ['NaN', null],
    ['Infinity', null],
    ['0x10', null],
    ['9999999999', null],
  ])('typed as %j is %s hundredths', (typed, hundredths) => expect(parseBet(typed)).toBe(hundredths));

  test('may be all that there is, and not a hundredth more', () => {
    expect(refuseBet(1000n, 1000n)).toBeNull();
    expect(refuseBet(1001n, 1000n)?.title).toBe('Insufficient Balance');
    expect(refuseBet(null, 1000n)?.title).toBe('Invalid Bet');
    expect(refuseBet(99n, 1000n)?.title).toBe('Invalid Bet');
    expect(refuseBet(100n, 1000n)).toBeNull();
  });

  test('is written with two decimals, or as short as it can be', () => {
    expect([1250n, 5n, -40n, 0n].map(toDecimal)).toEqual(['12.50', '0.05', '-0.40', '0.00']);
    expect([1500n, 540n].map(shortest)).toEqual(['15', '5.40']);
  });

  test('pays what is left after rounding down, where floats would lose a hundredth', () => {
    expect(payoutAt(10_000n, 1.16)).toBe('116.00');
    expect(payoutAt(100n, 1.15)).toBe('1.15');
    expect(payoutAt(1000n, 1.36048896)).toBe('13.60');
    expect(payoutAt(500n, 2.31)).toBe('11.55');
  });

  test('multipliers and shares are shown rounded down and to whole percents', () => {
    expect([1.1664, 1.36048896, 24, 1].map(times)).toEqual(['1.16x', '1.36x', '24.00x', '1.00x']);
    expect(percent(0.6944)).toBe('69%');
  });
});

describe('the number of bombs', () => {
  test.each([
    ['5', 5],
    ['2', 3],
    ['', 3],
    ['constructor', 3],
  ])('remembered as %j is %i', (text, count) => expect(parseBombCount(text)).toBe(count));
});

describe('the automatic cash-out', () => {
  test.each([
    ['', null, false],
    ['1.01', 1.01, false],
    ['100', 100, false],
    ['1', null, true],
    ['100.01', null, true],
    ['2.345', null, true],
    ['two', null, true],
  ])('typed as %j', (typed, multiplier, isWrong) => {
    const parsed = parseAutoCashout(typed, 100);
    expect(parsed.multiplier).toBe(multiplier);
    expect(parsed.error !== undefined).toBe(isWrong);
  });
});

describe('the curve', () => {
  test('is always within the axes, which have a handful of marks', () => {
    for (const ms of [0, 100, 5_000, 14_000, 40_000, 76_752]) {
      const multiplier = Math.exp((0.06 * ms) / 1000);
      expect(reachedAfterMs(multiplier, 0.06)).toBeCloseTo(ms);
      const { untilMs, untilMultiplier, seconds, multipliers } = scaleFor(ms, multiplier);
      expect(untilMs).toBeGreaterThan(ms);
      expect(untilMultiplier).toBeGreaterThan(multiplier);
      for (const marks of [seconds, multipliers]) expect(marks.length).toSatisfy((count: number) => count >= 2 && count <= 6);
    }
  });
});
