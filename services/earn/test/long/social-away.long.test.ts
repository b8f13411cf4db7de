import { expect, test } from 'vitest';
import { creditsBesideAPile } from '../credits-beside-a-pile.ts';
import { startEarn } from '../start-earn.ts';

/** An hour of absence at 5.5 credits a second. */
const WAITING = 20_000;
const MEASURED = 15;

test('with social stopped and an hour of messages waiting for it, a credit and its reversal are each in the wallet within a second', async () => {
  const earn = await startEarn();
  try {
    const { creditMs, reversalMs, timesEach } = await creditsBesideAPile(earn, { waiting: WAITING, measured: MEASURED });
    console.info(
      `median of ${MEASURED}, ${WAITING} messages waiting: a credit ${creditMs.toFixed(0)} ms, a reversal ${reversalMs.toFixed(0)} ms`,
    );
    expect(creditMs).toBeLessThan(1_000);
    expect(reversalMs).toBeLessThan(1_000);
    expect(timesEach).toHaveLength(WAITING + 2 * MEASURED);
    expect(Math.max(...timesEach)).toBe(1);
  } finally {
    await earn.close();
  }
}, 600_000);
