import { expect, onTestFinished, test } from 'vitest';
import { Drills } from '../../src/shards/drill.ts';
import { drills, type DrillName } from '../../src/shards/weather.ts';

const SEEDS = 3;

test('whichever wallet fails, however, the money is right', async () => {
  const site = new Drills();
  onTestFinished(() => site.close());
  // Others each day.
  const first = Math.floor(Date.now() / 86_400_000) * SEEDS;
  for (const name of Object.keys(drills) as DrillName[])
    for (let seed = first; seed < first + SEEDS; seed += 1)
      expect({ name, seed, wrong: (await site.run(name, seed)).wrong }).toEqual({ name, seed, wrong: [] });
});
