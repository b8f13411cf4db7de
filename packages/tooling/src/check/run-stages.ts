import type { TestOutcome } from './specification.ts';
import type { Outcome, Stage, Step, TimedFile } from './step.ts';

const LANES = 2;

export interface Totals {
  passed: number;
  readonly failures: string[];
  /** How long each stage took, in order. */
  readonly stages: { name: string; ms: number }[];
  readonly files: TimedFile[];
  readonly tests: TestOutcome[];
}

/** Runs the stages one after the other, prints each step as it ends (its output only when it failed), and counts. */
export async function runStages(stages: readonly Stage[], print: (text: string) => void, signal: AbortSignal): Promise<Totals> {
  const totals: Totals = { passed: 0, failures: [], stages: [], files: [], tests: [] };
  const run = async (step: Step): Promise<void> => {
    const { passed, failures, files = [], tests = [] } = await runStep(step, print, signal, [...totals.tests]);
    totals.passed += passed;
    totals.failures.push(...failures);
    totals.files.push(...files);
    totals.tests.push(...tests);
  };
  const besides: Promise<unknown>[] = [];
  for (const { name, steps, beside = [] } of stages) {
    const startedAt = performance.now();
    if (!signal.aborted) besides.push(...beside.map(run));
    const waiting = [...steps];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step && !signal.aborted; step = waiting.shift()) await run(step);
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (steps.length > 0) totals.stages.push({ name, ms: performance.now() - startedAt });
  }
  await Promise.all(besides);
  return totals;
}

async function runStep(step: Step, print: (text: string) => void, signal: AbortSignal, before: readonly TestOutcome[]): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = await step.run(signal, before);
  const { passed, failures, output, note } = outcome;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (failures.length > 0) print(`\n--- ${step.name} ---\n${output}`);
  const counts = failures.length > 0 ? `${passed} passed, ${failures.length} FAILED` : `${passed} passed`;
  print(`${step.name.padEnd(10)} ${seconds.padStart(6)} s  ${note === undefined ? counts : `${counts}; ${note}`}`);
  return outcome;
}
