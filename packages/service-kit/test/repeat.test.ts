import { pino } from 'pino';
import { expect, test } from 'vitest';
import { repeat } from '../src/index.ts';
import { until } from '../src/testing/index.ts';

test('does a task again after it failed, and no more once it is stopped', async () => {
  let turns = 0;
  const job = repeat({ log: pino({ level: 'silent' }), name: 'counting', everyMs: 1 }, async () => {
    turns += 1;
    if (turns === 1) throw new Error('once');
  });
  await job.start();
  await until('three turns', () => turns >= 3);
  await job.stop();
  const stoppedAt = turns;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(turns).toBe(stoppedAt);
});
