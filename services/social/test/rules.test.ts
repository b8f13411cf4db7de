import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawWinner } from '../src/giveaways/draw.ts';
import { bonusKey, bonusOf } from '../src/referrals/bonus.ts';

test('a share is the rank’s percent, rounded down to a hundredth', () => {
  expect([bonusOf(10_000n, 500), bonusOf(199n, 100), bonusOf(99n, 100), bonusOf(1_001n, 1_250)]).toEqual([500n, 1n, 0n, 125n]);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 10_000 }), (earned, percent) => {
      const share = bonusOf(earned, percent);
      const exact = earned * BigInt(percent);
      expect([share * 10_000n <= exact, exact < (share + 1n) * 10_000n]).toEqual([true, true]);
    }),
  );
  expect(bonusKey('e1')).toBe('referral:e1');
});

test('the draw is the published formula: vectors that were computed elsewhere', () => {
  const drawSeed = createHash('sha256').update('a seed').digest();
  const giveawayId = '0190c6f0-0000-7000-8000-000000000001';
  const winners = [1, 2, 3, 10, 1_000].map((entries) => drawWinner({ drawSeed, giveawayId, entries }));
  expect(winners).toEqual([1, 2, 3, 5, 768]);
});

test('everybody who is in can win, and nobody else', () => {
  const winners = Array.from({ length: 200 }, (_, round) =>
    drawWinner({ drawSeed: createHash('sha256').update(String(round)).digest(), giveawayId: 'e', entries: 5 }),
  );
  expect([...new Set(winners)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});
