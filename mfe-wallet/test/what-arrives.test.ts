import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecimal } from '@facet/ui';
import { arrivesOf, keptOf, priceFor } from '../src/withdraw/what-arrives.ts';

const terms = fc.bigInt({ min: 0n, max: 99n }).map((sharePercent) => ({ sharePercent }));
const robux = fc.bigInt({ min: 1n, max: 10n ** 9n });

test('there and back: of the price for a wanted sum exactly that sum arrives, and of a lower one less', () => {
  fc.assert(
    fc.property(robux, terms, (wanted, share) => {
      const price = priceFor(wanted, share) as bigint;
      expect(arrivesOf(String(price), share)).toBe(String(wanted));
      expect(BigInt(arrivesOf(String(price - 1n), share)) < wanted).toBe(true);
    }),
  );
});

test('back and there: what arrives of a price is had for that price at most', () => {
  fc.assert(
    fc.property(robux, terms, (price, share) => {
      const arriving = BigInt(arrivesOf(String(price), share));
      fc.pre(arriving > 0n);
      expect((priceFor(arriving, share) as bigint) <= price).toBe(true);
    }),
  );
});

test('what is kept and what arrives are the price, to the hundredth', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 11n }), terms, (hundredths, share) => {
      const price = toDecimal(hundredths);
      const [kept, arriving] = [keptOf(price, share), arrivesOf(price, share)];
      expect(BigInt(kept.replace('.', '')) + BigInt(arriving) * 100n).toBe(hundredths);
      expect(kept.startsWith('-')).toBe(false);
    }),
  );
});

test('the platform’s 30%: 286 for 200, 100 brings 70', () => {
  expect(priceFor(200n, { sharePercent: 30n })).toBe(286n);
  expect(arrivesOf('100.00', { sharePercent: 30n })).toBe('70');
});

test('of a sale that the platform keeps whole nothing arrives, at whatever price', () => {
  expect(arrivesOf('250.00', { sharePercent: 100n })).toBe('0');
  expect(priceFor(1n, { sharePercent: 100n })).toBeNull();
});
