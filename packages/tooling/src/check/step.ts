/** What a step of `npm test` found; a tool that is no test runner counts as one check. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What the step printed, shown when something failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  readonly run: (signal: AbortSignal) => Promise<Outcome>;
}
