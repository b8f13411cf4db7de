import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendar, currentStreak, dailyAmount, freezesLeft, needsMoreFreezes } from '../src/rewards/daily-rules.ts';
import { capHundredths, creditedHundredths, signOf } from '../src/walls/amount.ts';
import type { Parameters } from '../src/walls/parameters.ts';
import { revenueMicros } from '../src/walls/revenue.ts';
import { ratioAlert } from '../src/walls/reward-ratio.ts';

describe('what a wall credits', () => {
  test.each([
    ['1', 100n],
    ['12.5', 1_250n],
    ['5.5', 550n],
    ['0.01', 1n],
    ['0.019999', 1n],
    ['007.10', 710n],
    ['10000.00', 1_000_000n],
  ])('%s is %s hundredths', (written, expected) => {
    expect(creditedHundredths(written, capHundredths)).toBe(expected);
    expect(signOf(written)).toBe('positive');
  });

  test.each([
    ['', 'amount: not a positive decimal', null],
    ['1e3', 'amount: not a positive decimal', null],
    [' 1', 'amount: not a positive decimal', null],
    ['1 ', 'amount: not a positive decimal', null],
    ['1.', 'amount: not a positive decimal', null],
    ['+1', 'amount: not a positive decimal', null],
    ['1'.repeat(31), 'amount: not a positive decimal', null],
    ['-5.00', 'amount: not a positive decimal', 'negative'],
    ['-0.00', 'amount: not a positive decimal', 'zero'],
    ['0', 'amount: less than a hundredth', 'zero'],
    ['0.000', 'amount: less than a hundredth', 'zero'],
    ['0.009', 'amount: less than a hundredth', 'positive'],
    ['10000.01', 'over_cap: above the cap of this wall', 'positive'],
  ])('%j is refused: %s', (written, message, sign) => {
    expect(() => creditedHundredths(written, capHundredths)).toThrow(message);
    expect(signOf(written)).toBe(sign);
  });

  test('what is below a hundredth is dropped, never rounded up', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: capHundredths }), fc.stringMatching(/^\d{0,10}$/), (amount, beyond) => {
        const digits = amount.toString().padStart(3, '0');
        expect(creditedHundredths(`${digits.slice(0, -2)}.${digits.slice(-2)}${beyond}`, capHundredths)).toBe(amount);
      }),
    );
  });
});

describe('what a wall pays us', () => {
  const micros = (written: string | undefined, unit: 'usd' | 'usd_cents' = 'usd') => {
    const parameters = { get: (name: string) => (name === 'payout' ? written : undefined) } as Parameters;
    return revenueMicros({ revenue: { parameter: 'payout', unit, source: '' } }, parameters);
  };

  test('is read to the millionth of a dollar, from dollars or cents', () => {
    expect([micros('1'), micros('0.5'), micros('0.0000019'), micros('12.345678')]).toEqual([1_000_000n, 500_000n, 1n, 12_345_678n]);
    expect([micros('50', 'usd_cents'), micros('0.5', 'usd_cents')]).toEqual([500_000n, 5_000n]);
  });

  test('is unknown where nothing is said that is an amount', () => {
    const said = ['', '-1', 'x', '1.', '1 ', ' 1', '1e3', '1,5', 'NaN', '10000.000001', `${'1'.repeat(13)}`];
    expect(said.map((written) => micros(written))).toEqual(said.map(() => null));
    const none = { revenue: { parameter: null, source: '', says: '' } } as const;
    expect([micros(undefined), revenueMicros(none, new Map([['payout', '1']]))]).toEqual([null, null]);
  });

  test('is US$ 10,000 at most, in dollars or cents', () => {
    expect([micros('10000'), micros('1000000', 'usd_cents')]).toEqual([10_000_000_000n, 10_000_000_000n]);
    expect([micros('10000.01'), micros('1000000.01', 'usd_cents')]).toEqual([null, null]);
  });
});

describe('a reward that does not fit what the wall pays', () => {
  /** R$ 300 for a dollar, 10 % more or less. */
  const rate = { ratePerUsdHundredths: 30_000n, rateTolerancePercent: 10 };
  const dollar = 1_000_000n;

  test('is told from the first hundredth beyond the tolerance on, above and below', () => {
    const alerts = [26_999n, 27_000n, 30_000n, 33_000n, 33_001n].map((reward) => ratioAlert(rate, reward, dollar));
    expect(alerts).toEqual([
      'R$ 269.99 for a dollar, where R$ 300.00 is set',
      null,
      null,
      null,
      'R$ 330.01 for a dollar, where R$ 300.00 is set',
    ]);
  });

  test('is measured by the dollar, whatever was paid', () => {
    expect(ratioAlert(rate, 15_000n, dollar / 2n)).toBeNull();
    expect(ratioAlert(rate, 30_000n, dollar / 2n)).toBe('R$ 600.00 for a dollar, where R$ 300.00 is set');
  });

  test('is told when nothing is paid for it, and not when nothing is known', () => {
    expect(ratioAlert(rate, 500n, 0n)).toBe('R$ 5.00 for nothing');
    expect([ratioAlert(rate, 500n, null), ratioAlert({ ...rate, ratePerUsdHundredths: null }, 500n, 0n)]).toEqual([null, null]);
  });
});

describe('the daily bonus', () => {
  const amounts = [10n, 15n, 20n, 25n, 30n, 40n, 50n];
  const standing = (lastDay: string | null, lastStreak: number) => ({ today: '2026-03-01', lastDay, lastStreak, frozen: [] as string[] });

  test('a row stands today and the day after, across months, and not longer', () => {
    const days = ['2026-03-01', '2026-02-28', '2026-02-27', '2026-03-02', null];
    expect(days.map((day) => currentStreak(standing(day, 4), 0))).toEqual([4, 4, 0, 0, 0]);
  });

  test('a missed day takes a freeze of its month, and ends the row where none is left', () => {
    const streaks = (today: string, lastDay: string, frozen: string[] = []) =>
      [1, 2].map((freezes) => currentStreak({ today, lastDay, lastStreak: 4, frozen }, freezes));
    expect(streaks('2026-03-10', '2026-03-08')).toEqual([4, 4]);
    expect(streaks('2026-03-10', '2026-03-07')).toEqual([0, 4]);
    expect(streaks('2026-03-10', '2026-03-06')).toEqual([0, 0]);
    expect(streaks('2026-03-10', '2026-03-08', ['2026-03-02'])).toEqual([0, 4]);
    expect(streaks('2026-03-10', '2026-03-08', ['2026-02-27'])).toEqual([4, 4]);
    expect(streaks('2026-03-02', '2026-02-27')).toEqual([4, 4]);
    expect(streaks('2026-03-02', '2026-02-27', ['2026-02-03'])).toEqual([0, 4]);
  });

  test('only a row that a second freeze would save asks for it', () => {
    const needs = (lastDay: string) => needsMoreFreezes({ today: '2026-03-10', lastDay, lastStreak: 4, frozen: [] }, 2);
    expect(['2026-03-09', '2026-03-08', '2026-03-07', '2026-03-06'].map(needs)).toEqual([false, false, true, false]);
  });

  test('freezes are counted by the month of today, and there are never fewer than none', () => {
    const left = (frozen: string[]) => freezesLeft({ today: '2026-03-10', lastDay: '2026-03-09', lastStreak: 4, frozen }, 2);
    expect([[], ['2026-02-02'], ['2026-03-02', '2026-02-02'], ['2026-03-02', '2026-03-04', '2026-03-06']].map(left)).toEqual([2, 2, 1, 0]);
  });

  test('pays what its day says, and behind the list its last amount', () => {
    expect([1, 2, 7, 8, 400].map((day) => dailyAmount(amounts, day))).toEqual([10n, 15n, 50n, 50n, 50n]);
    expect(() => dailyAmount([], 1)).toThrow(new RangeError('no amount for day 1'));
  });

  test('its calendar has seven days with today among them', () => {
    const shown = (lastDay: string | null, lastStreak: number) =>
      calendar(amounts, standing(lastDay, lastStreak), 0).map(({ day, amountHundredths, state }) => `${day} ${amountHundredths} ${state}`);
    const first = ['2 15', '3 20', '4 25', '5 30', '6 40', '7 50'].map((day) => `${day} coming`);
    expect(shown(null, 0)).toEqual(['1 10 today', ...first]);
    expect(shown('2026-03-01', 1)).toEqual(['1 10 claimed', ...first]);
    expect(shown('2026-02-28', 1)).toEqual(['1 10 claimed', '2 15 today', ...first.slice(1)]);
    expect(shown('2026-02-20', 9)).toEqual(['1 10 today', ...first]);
    expect(shown('2026-02-28', 7).at(-1)).toBe('8 50 today');
    expect(shown('2026-03-01', 9)).toEqual(['3 20', '4 25', '5 30', '6 40', '7 50', '8 50', '9 50'].map((day) => `${day} claimed`));
  });
});
