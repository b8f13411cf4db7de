import type { TestOutcome } from './specification.ts';

/** What a step of `npm test` found; a tool that is no test runner counts as one check. */
export interface Outcome {
  readonly passed: number;
  /** A line for each failure: where, and the first line of what was said. */
  readonly failures: readonly string[];
  /** What the step printed, shown when something failed. */
  readonly output: string;
  /** How long each test file took. */
  readonly files?: readonly TimedFile[];
  /** Of each test, whether it passed. */
  readonly tests?: readonly TestOutcome[];
  /** Printed beside the counts, also where nothing failed. */
  readonly note?: string;
}

export interface TimedFile {
  /** Its path from the project's root. */
  readonly file: string;
  readonly ms: number;
}

export interface Step {
  readonly name: string;
  /** `before`: the tests of all earlier stages. */
  readonly run: (signal: AbortSignal, before: readonly TestOutcome[]) => Promise<Outcome>;
}

/** Steps that run side by side, as many at a time as there are lanes. */
export interface Stage {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Begin with it, and no later stage waits for them. */
  readonly beside?: readonly Step[];
}
