/** What a step of `npm test` found; a tool that is no test runner counts as one check. */
export interface Outcome {
  readonly passed: number;
  /** A line for each failure: where, and the first line of what was said. */
  readonly failures: readonly string[];
  /** What the step printed, shown when something failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  readonly run: (signal: AbortSignal) => Promise<Outcome>;
}
