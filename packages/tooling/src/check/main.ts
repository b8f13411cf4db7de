import { parseArgs } from 'node:util';
import { runStages } from './run-stages.ts';
import { selectSteps } from './select-steps.ts';
import type { Stage } from './step.ts';
import { longStages, specificationStages, stages } from './steps.ts';
import { summary } from './summary.ts';

/**
 * `npm test`: every check there is but the long ones, which are `npm run test:long`; `npm run spec`: the specification
 * alone. The last line is `N passed, M failed`. Names of steps as arguments run only those.
 */
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());

const totals = await runStages(readStages(), (text) => console.log(text), interruption.signal);
console.log(summary(totals));
process.exit(interruption.signal.aborted ? 130 : totals.failures.length > 0 ? 1 : 0);

function readStages(): Stage[] {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { long: { type: 'boolean' }, spec: { type: 'boolean' } },
    });
    return selectSteps(values.long ? longStages() : values.spec ? specificationStages() : stages(), positionals);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
