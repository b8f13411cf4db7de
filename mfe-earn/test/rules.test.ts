import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeEarning } from '../standalone/history/fake-history.ts';
import { labelFor } from '../src/history/earning-label.ts';
import { subtract } from '../src/money/subtract.ts';
import { untilNextDayMs } from '../src/rewards/until-next-day.ts';
import { timeLeft } from '../src/time/time-left.ts';
import { lookOf } from '../src/walls/wall-look.ts';

test('the time left is said in its two largest units, rounded up', () => {
  const left = (ms: number) => timeLeft('2026-11-23T00:00:00.000Z', Date.parse('2026-11-23T00:00:00Z') - ms);
  expect(left(33 * 3_600_000)).toBe('1 d 9 h');
  expect(left(3 * 3_600_000 + 20 * 60_000)).toBe('3 h 20 min');
  expect(left(59 * 60_000 + 1)).toBe('1 h 0 min');
  expect(left(86_400_000 - 1)).toBe('1 d 0 h');
  expect(left(1)).toBe('1 min');
  expect(left(0)).toBeNull();
});

test('differences are exact', () => {
  const hundredths = fc.bigInt({ min: 0n, max: 10n ** 14n });
  const decimal = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(hundredths, hundredths, (one, other) => {
      expect(subtract(decimal(one + other), decimal(other))).toBe(decimal(one));
    }),
  );
  expect(subtract('1.00', '1.01')).toBe('0.00');
});

test('the next day is never past and at most a day and a moment away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (nowMs) => {
      const waitMs = untilNextDayMs(nowMs);
      expect(waitMs).toBeGreaterThan(0);
      expect(new Date(nowMs + waitMs).getUTCDate()).not.toBe(new Date(nowMs).getUTCDate());
      expect(waitMs).toBeLessThanOrEqual(86_405_000);
    }),
  );
});

test('a wall that is not one of the first four has a look of its own that stays', () => {
  expect(lookOf({ id: 'b', label: 'BitLabs' })).toEqual({ tint: 'b', letter: 'B', kind: 'Surveys and offers' });
  const torox = lookOf({ id: 'torox', label: 'Torox' });
  expect(torox).toMatchObject({ letter: 'T', kind: 'Offers and surveys' });
  expect(lookOf({ id: 'torox', label: 'Torox' })).toEqual(torox);
});

describe('what a line says about its state', () => {
  test.each([
    ['sent', 'on its way', true],
    ['credited', null, true],
    ['cancelled', 'cancelled', false],
    ['refused', 'not credited', false],
  ] as const)('%s', (state, note, counts) => {
    expect(labelFor(fakeEarning({ state }))).toMatchObject({ note, counts });
  });
});
