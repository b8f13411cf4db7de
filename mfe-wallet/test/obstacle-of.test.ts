import { toDecimal } from '@facet/ui';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insufficientBalance, obstacleOf, robuxNeeded } from '../src/withdraw/obstacle-of.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(toDecimal);
const wholeAmount = fc.bigInt({ min: 0n, max: 10n ** 10n }).map((robux) => `${robux}.00`);

describe('the borders', () => {
  test.each([
    ['100.00', '100.00', '100', null],
    ['100.00', '99.99', '100', 'tooDear'],
    ['100.00', '100.00', '100.01', 'tooSmall'],
    ['99.99', '100.00', '100', 'tooSmall'],
    ['25.00', '24.00', '100', 'tooDear'],
    ['250.00', '1284.00', '5', null],
  ] as const)('%s of %s with a minimum of %s is %s', (price, balance, minimum, expected) => {
    expect(obstacleOf({ price, unavailable: null }, { balance, minimum })).toBe(expected);
  });
});

test('what the wallet cannot buy is no question of money', () => {
  const limits = { balance: '1284.00', minimum: '100' };
  expect(obstacleOf({ price: '250.00', unavailable: 'bought' }, limits)).toBe('bought');
  expect(obstacleOf({ price: '2500.00', unavailable: 'in_use' }, limits)).toBe('inUse');
});

test('a wallet from before, which does not tell, stands in nobody’s way', () => {
  expect(obstacleOf({ price: '250.00' } as never, { balance: '1284.00', minimum: '100' })).toBeNull();
});

test('what can be withdrawn leaves a balance that is not negative, and is never below the minimum', () => {
  fc.assert(
    fc.property(amount, amount, amount, (price, balance, minimum) => {
      const enough = hundredths(balance) >= hundredths(price) && hundredths(price) >= hundredths(minimum);
      expect(obstacleOf({ price, unavailable: null }, { balance, minimum }) === null).toBe(enough);
    }),
  );
});

test('the text never says that what is there would be enough', () => {
  fc.assert(
    fc.property(amount, amount, (price, balance) => {
      fc.pre(hundredths(price) > hundredths(balance));
      const [need, have] = figures(insufficientBalance(price, balance));
      expect(need > have).toBe(true);
      expect(have * 100n <= hundredths(balance) && hundredths(balance) - have * 100n < 100n).toBe(true);
    }),
  );
});

test('a whole amount is shown as it is', () => {
  fc.assert(
    fc.property(wholeAmount, (price) => {
      expect(`${robuxNeeded(price)}.00`).toBe(price);
    }),
  );
});

test('99.60 is 99 when a gamepass costs 100', () => {
  expect(insufficientBalance('100.00', '99.60')).toBe('You need 100 Robux but only have 99 Robux.');
});

function hundredths(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''));
}

function figures(text: string): [bigint, bigint] {
  const [need = '', have = ''] = text.match(/\d+/g) ?? [];
  return [BigInt(need), BigInt(have)];
}
