import { pino } from 'pino';
import { expect, test } from 'vitest';
import { repeat } from '../src/index.ts';
import { until } from '../src/testing/index.ts';

const failures = {
  rejects: () => Promise.reject(new Error('once')),
  'throws at once': () => {
    throw new Error('once');
  },
};

test.each(Object.entries(failures))('does a task that %s again, and no more once it is stopped', async (_, fail) => {
  let turns = 0;
  const job = repeat({ log: pino({ level: 'silent' }), name: 'counting', everyMs: 1 }, () => {
    turns += 1;
    return turns === 1 ? fail() : Promise.resolve();
  });
  await job.start();
  await until('three turns', () => turns >= 3);
  await job.stop();
  const stoppedAt = turns;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(turns).toBe(stoppedAt);
});
