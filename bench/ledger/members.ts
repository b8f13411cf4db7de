/** How many members the money moves between: many, or a few that everyone waits for. */
export const spreads = { random: 10_000, hot: 10 } as const;
export type Spread = keyof typeof spreads;

/** The id of member `n`, the same that pgbench computes. */
export function memberId(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** What each member begins with, in hundredths: no debit of a run is refused. */
export const SEED_HUNDREDTHS = 100_000_000n;
