import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../src/testing/index.ts';
import { startLanes, textsOf, type Lanes } from '../outbox/start-lanes.ts';

/** An hour of absence at 5.5 credits a second. */
const PILE = 20_000;
const MEASURED = 9;

let lanes: Lanes;
beforeEach(async () => {
  lanes = await startLanes();
});
afterEach(() => lanes.close());

test.each(['hang', 'fail'])(
  'with an hour of messages for a receiver that would %s, a message to another takes less than a second',
  async (way) => {
    lanes.social.answer(() => (way === 'hang' ? 'hang' : { status: 503 }));
    await lanes.pile('social', PILE);
    await until('it was tried', () => lanes.social.calls.length > 0);
    const tookMs: number[] = [];
    for (let count = 0; count < MEASURED; count++) {
      const startedAtMs = performance.now();
      await lanes.send('wallet', `${count}`);
      await until('the other one has it', () => textsOf(lanes.wallet).includes(`${count}`));
      tookMs.push(performance.now() - startedAtMs);
    }
    const median = tookMs.toSorted((one, other) => one - other)[Math.floor(MEASURED / 2)];
    console.info(`median of ${MEASURED}: ${median?.toFixed(0)} ms, with ${PILE} waiting for a receiver that would ${way}`);
    expect(median).toBeLessThan(1_000);

    lanes.social.answer(() => ({ status: 200, body: {} }));
    await until('all has arrived', async () => (await lanes.service.kit.database('outbox').first('id')) === undefined, 300_000);
  },
);
