import { parseArgs } from 'node:util';
import { runStages } from './run-stages.ts';
import { longStages, specificationStages, stages } from './steps.ts';
import { summary } from './summary.ts';

/**
 * `npm test`: every check there is but the long ones, which are `npm run test:long`; `npm run spec`: the specification
 * alone. The last line is `N passed, M failed`. Names of steps as arguments run only those.
 */
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean' }, spec: { type: 'boolean' } },
});
const all = values.long ? longStages() : values.spec ? specificationStages() : stages();
const selected = all.map(({ name, steps }) => ({
  name,
  steps: steps.filter((step) => wanted.length === 0 || wanted.includes(step.name)),
}));
const totals = await runStages(selected, (text) => console.log(text), interruption.signal);
console.log(summary(totals));
process.exit(interruption.signal.aborted ? 130 : totals.failures.length > 0 ? 1 : 0);
