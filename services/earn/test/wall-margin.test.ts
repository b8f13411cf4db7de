import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedUp, type CreditSums, marginOf, noCredits } from '../src/postbacks/wall-margin.ts';

const dollars = (whole: number, micros = 0) => BigInt(whole) * 1_000_000n + BigInt(micros);
const some = (given: Partial<CreditSums> = {}): CreditSums => ({
  ...noCredits,
  credits: 2,
  creditsWithRevenue: 2,
  credited: 120_000n,
  creditedWithRevenue: 120_000n,
  revenueMicros: dollars(12),
  ...given,
});

test('is revenue less what the credits cost, in US$ and of the revenue', () => {
  expect(marginOf(some(), 350n)).toEqual({
    credits: 2,
    creditsWithRevenue: 2,
    revenue: '12.00',
    revenueReversed: null,
    cost: '4.20',
    margin: '7.80',
    marginPercent: '65.00',
  });
});

test('is below zero where the credits cost more', () => {
  expect(marginOf(some({ revenueMicros: dollars(4) }), 350n)).toMatchObject({ margin: '-0.20', marginPercent: '-5.00' });
});

test('is not known without a cost, or where the wall says nothing; revenue and cost stand alone', () => {
  expect(marginOf(some(), null)).toMatchObject({ revenue: '12.00', cost: null, margin: null, marginPercent: null });
  const silent = some({ creditsWithRevenue: 0, creditedWithRevenue: 0n, revenueMicros: 0n });
  expect(marginOf(silent, 350n)).toMatchObject({ revenue: null, cost: '4.20', margin: null, marginPercent: null });
});

test('counts only the credits whose revenue is known, the cost counts all', () => {
  const half = some({ creditsWithRevenue: 1, creditedWithRevenue: 60_000n, revenueMicros: dollars(6) });
  expect(marginOf(half, 350n)).toMatchObject({ revenue: '6.00', cost: '4.20', margin: '3.90', marginPercent: '65.00' });
});

test('a revenue of nothing has a margin and no part of it', () => {
  expect(marginOf(some({ revenueMicros: 0n }), 350n)).toMatchObject({ revenue: '0.00', margin: '-4.20', marginPercent: null });
});

test('rounds a sum once, half away from zero', () => {
  const third = some({ revenueMicros: dollars(0, 3_333) });
  expect(marginOf(addedUp([third, third, third]), null).revenue).toBe('0.01');
  expect(marginOf(some({ revenueMicros: dollars(0, 5_000) }), null).revenue).toBe('0.01');
  expect(marginOf(some({ revenueMicros: dollars(0, 4_999) }), null).revenue).toBe('0.00');
  expect(marginOf(some({ revenueMicros: dollars(0), creditedWithRevenue: 500n }), 100n).margin).toBe('-0.01');
});

test('what was taken back is told apart', () => {
  expect(marginOf(some({ reversedWithRevenue: 1, reversedRevenueMicros: dollars(3) }), null)).toMatchObject({
    revenue: '12.00',
    revenueReversed: '3.00',
  });
});

test('sums are exact, however large', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 17n });
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 20 }), (all) => {
      const sum = addedUp(all.map(([revenueMicros, credited]) => some({ revenueMicros, credited })));
      expect(sum.revenueMicros).toBe(all.reduce((total, [revenue]) => total + revenue, 0n));
      expect(sum.credited).toBe(all.reduce((total, [, credited]) => total + credited, 0n));
      expect(sum.credits).toBe(2 * all.length);
    }),
  );
});
