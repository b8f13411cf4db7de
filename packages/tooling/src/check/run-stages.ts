import type { Outcome, Stage, Step, TimedFile } from './step.ts';

const LANES = 2;

export interface Totals {
  passed: number;
  readonly failures: string[];
  /** How long each stage took, in order. */
  readonly stages: { name: string; ms: number }[];
  readonly files: TimedFile[];
}

/** Runs the stages one after the other, prints each step as it ends (its output only when it failed), and counts. */
export async function runStages(stages: readonly Stage[], print: (text: string) => void, signal: AbortSignal): Promise<Totals> {
  const totals: Totals = { passed: 0, failures: [], stages: [], files: [] };
  for (const { name, steps } of stages) {
    const startedAt = performance.now();
    const waiting = [...steps];
    const lane = async (): Promise<void> => {
      for (let step = waiting.shift(); step && !signal.aborted; step = waiting.shift()) {
        const { passed, failures, files = [] } = await runStep(step, print, signal);
        totals.passed += passed;
        totals.failures.push(...failures);
        totals.files.push(...files);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (steps.length > 0) totals.stages.push({ name, ms: performance.now() - startedAt });
  }
  return totals;
}

async function runStep(step: Step, print: (text: string) => void, signal: AbortSignal): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = await step.run(signal);
  const { passed, failures, output } = outcome;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (failures.length > 0) print(`\n--- ${step.name} ---\n${output}`);
  const counts = failures.length > 0 ? `${passed} passed, ${failures.length} FAILED` : `${passed} passed`;
  print(`${step.name.padEnd(10)} ${seconds.padStart(6)} s  ${counts}`);
  return outcome;
}
