import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { Crew } from './src/crew/crew.ts';
import type { Ran } from './src/crew/worker.ts';
import { prove, type Extent } from './src/prove.ts';
import type { Scenario } from './src/scenario.ts';
import { scenarioOf, scenarios } from './src/scenarios/index.ts';
import { Drills } from './src/shards/drill.ts';
import { drills, type DrillName } from './src/shards/weather.ts';
import { tryPlanted } from './src/try-planted.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    count: { type: 'string' },
    planted: { type: 'boolean', default: false },
    shards: { type: 'boolean', default: false },
  },
});
/** More than there are processors: a schedule waits for locks and patience more than half of its time (measured). */
const sideBySide = 2 * Math.min(4, availableParallelism());
const PAIRS = 100;
const SEEDS = 5;
/** A step that did not come was not tried. */
const MOST_UNMET = 0.1;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const postgres = await startTemporaryPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
try {
  const isProved = await (values.planted ? plantAll() : values.shards ? drillAll() : proveAll());
  process.exitCode = isProved ? 0 : 1;
} finally {
  await postgres.stop();
}
// What was killed in this process may wait for ever.
if (values.shards) process.exit();

async function proveAll(): Promise<boolean> {
  const startedAtMs = performance.now();
  const schedules = positionals.filter((word) => word.includes('/'));
  const chosen = positionals.length > 0 ? positionals.filter((word) => !word.includes('/')).map(scenarioOf) : scenarios;
  const extent: Extent = values.pairs ? { pairs: { seed: Number(values.seed), count: Number(values.count ?? PAIRS) } } : {};
  const counted = { tried: schedules.length, failed: 0 };
  const crew = new Crew(chosen.length > 0 ? sideBySide : 1);
  const proveOne = async (scenario: Scenario): Promise<void> => {
    const { tried, failed, unmet, seconds } = await prove(crew, scenario, extent);
    for (const ran of [...failed, ...unmet]) tell(ran);
    // By luck each of its runs would go another way. Of pairs the first may keep the second from coming.
    const isByLuck = !values.pairs && unmet.length > tried * MOST_UNMET;
    if (isByLuck) say(`\n✗ ${scenario.name}: ${unmet.length} of its steps never came when they were to be hit`);
    counted.tried += tried;
    counted.failed += failed.length + (isByLuck ? 1 : 0);
    const verdict = failed.length === 0 && !isByLuck ? '✓' : '✗';
    say(`${verdict} ${scenario.name.padEnd(28)} ${String(tried).padStart(5)} schedules, ${((seconds / tried) * 1_000).toFixed(0)} ms each`);
  };
  await Promise.all(schedules.map(async (schedule) => tell(await crew.run(schedule)) || (counted.failed += 1)));
  await Promise.all(chosen.map(proveOne));
  await crew.close();
  say(`\n${counted.tried} schedules tried, ${counted.failed} failed, ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s`);
  return counted.failed === 0;
}

/** What is wrong with it, if anything; true: nothing. */
function tell({ schedule, wrong, failsAlone, unmet }: Ran): boolean {
  for (const { step } of unmet) say(`  ${schedule}: the step ${step} never came`);
  if (wrong.length === 0) return true;
  say(`\n✗ ${schedule}${failsAlone === false ? '   (not when it runs alone)' : ''}`);
  for (const line of wrong) say(`    ${line}`);
  return false;
}

/** One wallet of several fails, in each way, by so many seeds. */
async function drillAll(): Promise<boolean> {
  const chosen = (Object.keys(drills) as DrillName[]).filter((name) => positionals.length === 0 || positionals.includes(name));
  const first = Number(values.seed);
  const site = new Drills();
  let failed = 0;
  for (const name of chosen)
    for (let seed = first; seed < first + Number(values.count ?? SEEDS); seed += 1) {
      const startedAtMs = performance.now();
      const { wrong, hindered, others, triedAgain } = await site.run(name, seed);
      const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(1);
      const told = `${others} acts of others, ${triedAgain.length} tried again${triedAgain.length === 0 ? '' : ` (${triedAgain.join(', ')})`}`;
      say(`${wrong.length === 0 ? '✓' : '✗'} ${name.padEnd(18)} seed ${String(seed).padEnd(4)} ${told}, ${seconds} s`);
      for (const line of [...wrong, ...hindered]) say(`    ${line}`);
      failed += wrong.length === 0 ? 0 : 1;
    }
  await site.close();
  return failed === 0;
}

/** True: each bug was found. */
async function plantAll(): Promise<boolean> {
  let missed = 0;
  let found = 0;
  const startedAtMs = performance.now();
  await tryPlanted(positionals, sideBySide, ({ name, found: by }) => {
    if (by === undefined) missed += 1;
    else found += 1;
    say(by === undefined ? `✗ ${name}: nobody found it` : `✓ ${name}: ${by.schedule}\n    ${by.wrong.split('\n', 1)[0]}`);
  });
  say(`\n${found} of ${found + missed} planted bugs found, ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s`);
  return missed === 0;
}
