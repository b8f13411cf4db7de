import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from '../src/index.ts';

describe('money', () => {
  it('comes back as it went out', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n }), (amount) => {
        expect(parseMoney(formatMoney(amount), 'amount', { signed: true })).toBe(amount);
      }),
    );
  });

  it.each([
    ['0', 0n],
    ['0.1', 10n],
    ['0.01', 1n],
    [12.5, 1250n],
    ['-5', -500n],
  ] as const)('reads %s as %s hundredths', (written, expected) => {
    expect(parseMoney(written, 'amount', { signed: true })).toBe(expected);
  });

  it.each(['', ' 1', '1 ', '+1', '1e3', '0x10', '1.', '.5', '1,5', '1.005', '٥', 'NaN', 'Infinity', '--1', '99999999999999', '1\u0000'])(
    'refuses %j',
    (written) => {
      expect(() => parseMoney(written, 'amount', { signed: true })).toThrow(/^amount /);
    },
  );

  it('refuses a minus where the call allows none', () => {
    expect(() => parseMoney('-1', 'amount')).toThrow('amount must not be negative');
  });
});
