import { availableParallelism } from 'node:os';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { readAsked, type Asked } from './src/asked.ts';
import { Crew } from './src/crew/crew.ts';
import type { Ran } from './src/crew/worker.ts';
import { prove, type Extent } from './src/prove.ts';
import type { Scenario } from './src/scenario.ts';
import { scenarioOf, scenarios } from './src/scenarios/index.ts';
import { parseSchedule } from './src/schedule.ts';
import { Drills } from './src/shards/drill.ts';
import { drills, type DrillName } from './src/shards/weather.ts';
import { tryPlanted } from './src/try-planted.ts';

const { what, words, seed, count } = readOrEnd();
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
  const isProved = await (what === 'planted' ? plantAll() : what === 'shards' ? drillAll() : proveAll());
  process.exitCode = isProved ? 0 : 1;
} finally {
  await postgres.stop();
}
// What was killed in this process may wait for ever.
if (what === 'shards') process.exit();

function readOrEnd(): Asked {
  try {
    return readAsked(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}

async function proveAll(): Promise<boolean> {
  const startedAtMs = performance.now();
  const schedules = words.filter((word) => word.includes('/'));
  const chosen = words.length > 0 ? words.filter((word) => !word.includes('/')).map(scenarioOf) : scenarios;
  const extent: Extent = what === 'pairs' ? { pairs: { seed, count: count ?? PAIRS } } : {};
  const counted = { tried: schedules.length, failed: 0 };
  const crew = new Crew(chosen.length > 0 ? sideBySide : 1);
  const proveOne = async (scenario: Scenario): Promise<void> => {
    const { tried, failed, unmet, seconds } = await prove(crew, scenario, extent);
    for (const ran of [...failed, ...unmet]) tell(ran);
    // By luck each of its runs would go another way. Of pairs the first may keep the second from coming.
    const isByLuck = what !== 'pairs' && unmet.length > tried * MOST_UNMET;
    if (isByLuck) say(`\n✗ ${scenario.name}: ${unmet.length} of its steps never came when they were to be hit`);
    counted.tried += tried;
    counted.failed += failed.length + (isByLuck ? 1 : 0);
    const verdict = failed.length === 0 && !isByLuck ? '✓' : '✗';
    say(`${verdict} ${scenario.name.padEnd(28)} ${String(tried).padStart(5)} schedules, ${((seconds / tried) * 1_000).toFixed(0)} ms each`);
  };
  const proveSchedule = async (schedule: string): Promise<void> => {
    const ran = await crew.run(schedule);
    // The first of two may keep the second from coming; where no step came, nothing was tried.
    const isTried = ran.unmet.length === 0 || ran.unmet.length < parseSchedule(schedule).planned.length;
    if (!tell(ran) || !isTried) counted.failed += 1;
  };
  await Promise.all(schedules.map(proveSchedule));
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
  const chosen = (Object.keys(drills) as DrillName[]).filter((name) => words.length === 0 || words.includes(name));
  const site = new Drills();
  let failed = 0;
  for (const name of chosen)
    for (let each = seed; each < seed + (count ?? SEEDS); each += 1) {
      const startedAtMs = performance.now();
      const { wrong, hindered, others, triedAgain } = await site.run(name, each);
      const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(1);
      const told = `${others} acts of others, ${triedAgain.length} tried again${triedAgain.length === 0 ? '' : ` (${triedAgain.join(', ')})`}`;
      say(`${wrong.length === 0 ? '✓' : '✗'} ${name.padEnd(18)} seed ${String(each).padEnd(4)} ${told}, ${seconds} s`);
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
  await tryPlanted(words, sideBySide, ({ name, found: by }) => {
    if (by === undefined) missed += 1;
    else found += 1;
    say(by === undefined ? `✗ ${name}: nobody found it` : `✓ ${name}: ${by.schedule}\n    ${by.wrong.split('\n', 1)[0]}`);
  });
  say(`\n${found} of ${found + missed} planted bugs found, ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s`);
  return missed === 0;
}
