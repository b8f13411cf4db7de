import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, hundredths, parseMoney } from '../src/index.ts';

describe('money', () => {
  test('comes back as it went out', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n }), (amount) => {
        expect(parseMoney(formatMoney(amount), 'amount', { signed: true })).toBe(amount);
      }),
    );
  });

  test.each([
    ['0', 0n],
    ['0.1', 10n],
    ['0.01', 1n],
    [12.5, 1250n],
    ['-5', -500n],
  ] as const)('reads %s as %s hundredths', (written, expected) => {
    expect(parseMoney(written, 'amount', { signed: true })).toBe(expected);
  });

  test.each(['', ' 1', '1 ', '+1', '1e3', '0x10', '1.', '.5', '1,5', '1.005', '٥', 'NaN', 'Infinity', '--1', '99999999999999', '1\u0000'])(
    'refuses %j',
    (written) => {
      expect(() => parseMoney(written, 'amount', { signed: true })).toThrow(
        expect.objectContaining({
          code: 'bad_request',
          message: expect.stringMatching(/^amount (must be an amount|is too large)/) as string,
        }),
      );
    },
  );

  test('refuses a minus where the call allows none', () => {
    expect(() => parseMoney('-1', 'amount')).toThrow(
      expect.objectContaining({ code: 'bad_request', message: 'amount must not be negative' }),
    );
    expect(parseMoney('1', 'amount')).toBe(100n);
  });

  test('ends at ten billion, to the hundredth', () => {
    expect(parseMoney('10000000000.00', 'amount')).toBe(1_000_000_000_000n);
    expect(() => parseMoney('10000000000.01', 'amount')).toThrow(
      expect.objectContaining({ code: 'bad_request', message: 'amount is too large' }),
    );
  });

  test.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [1_250n, '12.50'],
    [-100n, '-1.00'],
  ] as const)('writes %s hundredths as %s', (amount, written) => {
    expect(formatMoney(amount)).toBe(written);
    expect(hundredths(amount)).toBe(amount);
  });
});
