import { expect, test } from 'vitest';
import { refundThroughKill } from '../support/refund-through-kill.ts';

test('deleting an event with 10,000 entries, kill -9 in the middle: each fee comes back once', { timeout: 300_000 }, async () => {
  expect(await refundThroughKill(10_000)).toEqual({ 'event_fee -500, void 500': 10_000 });
});
