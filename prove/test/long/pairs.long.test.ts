import { availableParallelism } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { Crew } from '../../src/crew/crew.ts';
import { prove } from '../../src/prove.ts';
import { scenarios } from '../../src/scenarios/index.ts';

/** Another day tries other pairs; what fails is printed as a schedule that can be tried again. */
const seed = Math.floor(Date.now() / 86_400_000);
const PAIRS = 20;
const crew = new Crew(Math.min(2, availableParallelism()));
afterAll(() => crew.close());

test.for(scenarios)('two things that go wrong leave the money right: $name', { timeout: 600_000 }, async (scenario) => {
  const { failed } = await prove(crew, scenario, { pairs: { seed, count: PAIRS } });
  expect(failed.map(({ schedule, wrong }) => ({ schedule, wrong }))).toEqual([]);
});
