import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, hundredthsOf, sumOf, toDecimal, toHundredths } from './amount.ts';

describe('without decimals an amount is rounded down', () => {
  test.each([
    ['99.60', 'R$ 99'],
    ['99.99', 'R$ 99'],
    ['100.00', 'R$ 100'],
    ['0.99', 'R$ 0'],
    ['-0.40', '−R$ 1'],
    ['-10.00', '−R$ 10'],
    ['-10.01', '−R$ 11'],
    ['1284.99', 'R$ 1,284'],
  ])('%s shows %s', (amount, shown) => {
    expect(formatAmount(amount, { decimals: 0 })).toBe(shown);
  });
});

test.each([
  ['12.5', 'R$ 12.50'],
  ['0.05', 'R$ 0.05'],
  ['-3', '−R$ 3.00'],
  ['90071992547409931234.56', 'R$ 90,071,992,547,409,931,234.56'],
])('%s shows %s with both decimals', (amount, shown) => {
  expect(formatAmount(amount)).toBe(shown);
});

test('a signed amount says plus or minus', () => {
  expect(formatAmount('12.50', { signed: true })).toBe('+R$ 12.50');
  expect(formatAmount('-12.50', { signed: true })).toBe('−R$ 12.50');
});

test.each(['', 'abc', '1e3', '1.234', '1,000.00', ' 1', 'NaN', '--1'])('%j is not an amount', (text) => {
  expect(toHundredths(text)).toBeNull();
  expect(formatAmount(text)).toBe('R$ —');
});

test('what is shown without decimals is never more than the amount, and less by under one R$', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (hundredths) => {
      const shown = toHundredths(asPlain(formatAmount(toDecimal(hundredths), { decimals: 0 }))) ?? 0n;
      expect(shown <= hundredths && hundredths - shown < 100n).toBe(true);
    }),
  );
});

test.each([
  [1250n, '12.50'],
  [5n, '0.05'],
  [-40n, '-0.40'],
  [0n, '0.00'],
])('%s hundredths are written %s', (hundredths, written) => {
  expect(toDecimal(hundredths)).toBe(written);
});

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (hundredths) => {
      expect(hundredthsOf(toDecimal(hundredths))).toBe(hundredths);
    }),
  );
});

test('a sum leaves out what is no amount', () => {
  expect(sumOf(['0.10', '0.20', '-0.05', 'none', '90071992547409931234.56'])).toBe(9007199254740993123481n);
});

function asPlain(shown: string): string {
  return shown.replace('−', '-').replace('R$ ', '').replaceAll(',', '');
}
