import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditsBesideAPile } from './credits-beside-a-pile.ts';
import { type Earn, startEarn } from './start-earn.ts';

/** More than a relay has under way at once, many times. */
const WAITING = 500;
const MEASURED = 3;

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

test('with social stopped and many messages waiting for it, credits and reversals reach the wallet; afterwards each arrives once', async () => {
  const { timesEach } = await creditsBesideAPile(earn, { waiting: WAITING, measured: MEASURED });
  expect(timesEach).toHaveLength(WAITING + 2 * MEASURED);
  expect(Math.max(...timesEach)).toBe(1);
});
