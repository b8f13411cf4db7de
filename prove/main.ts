import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { Crew } from './src/crew/crew.ts';
import type { Ran } from './src/crew/worker.ts';
import { prove } from './src/prove.ts';
import { scenarioOf, scenarios } from './src/scenarios/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pairs: { type: 'boolean' }, seed: { type: 'string', default: '1' }, count: { type: 'string', default: '100' } },
});

function tell({ schedule, wrong, failsAlone }: Ran): void {
  process.stdout.write(
    `\n✗ ${schedule}${failsAlone === false ? '   (not when it runs alone)' : ''}\n${wrong.map((line) => `    ${line}\n`).join('')}`,
  );
}

const startedAtMs = performance.now();
const postgres = await startTemporaryPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
const schedules = positionals.filter((word) => word.includes('/'));
const chosen = positionals.length > 0 ? positionals.filter((word) => !word.includes('/')).map(scenarioOf) : scenarios;
const crew = new Crew(schedules.length > 0 ? 1 : Math.min(4, availableParallelism()));
let tried = 0;
let failures = 0;
for (const schedule of schedules) {
  const ran = await crew.run(schedule);
  tried += 1;
  failures += ran.wrong.length > 0 ? 1 : 0;
  if (ran.wrong.length > 0) tell(ran);
  if (ran.unmet.length > 0) process.stdout.write(`this step never came: ${ran.unmet.map(({ step }) => step).join(', ')}\n`);
}
for (const scenario of chosen) {
  const proved = await prove(crew, scenario, values.pairs ? { pairs: { seed: Number(values.seed), count: Number(values.count) } } : {});
  for (const ran of proved.failed) tell(ran);
  for (const schedule of proved.unmet) process.stdout.write(`  its step never came: ${schedule}\n`);
  tried += proved.tried;
  failures += proved.failed.length;
  const verdict = proved.failed.length === 0 ? '✓' : '✗';
  process.stdout.write(
    `${verdict} ${proved.scenario.padEnd(28)} ${String(proved.tried).padStart(5)} schedules, ${proved.seconds.toFixed(1)} s\n`,
  );
}
await crew.close();
await postgres.stop();
const seconds = (performance.now() - startedAtMs) / 1_000;
process.stdout.write(`\n${tried} schedules tried, ${failures} failed, ${seconds.toFixed(0)} s\n`);
process.exitCode = failures > 0 ? 1 : 0;
