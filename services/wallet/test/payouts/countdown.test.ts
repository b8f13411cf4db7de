import { afterEach, expect, test, vi } from 'vitest';
import { countdown } from '../../src/payouts/payout-context.ts';

afterEach(() => void vi.restoreAllMocks());

test('counts by the clock that went further: a suspended machine stops the monotonic one, a wall clock can be set back', () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValue(1_000.5);
  vi.spyOn(Date, 'now').mockReturnValueOnce(50_000).mockReturnValueOnce(200_000).mockReturnValue(40_000);
  const leftMs = countdown(9_000);
  expect(leftMs()).toBe(-141_000);
  expect(leftMs()).toBe(8_999.5);
});
