/** An answer that said how long a round had been running, and when it was asked and came, by this browser's clock. */
export interface Told {
  askedAtMs: number;
  cameAtMs: number;
  elapsedMs: number;
}

/** Between what moments of this browser's clock a round can have begun. */
export interface Began {
  earliestMs: number;
  latestMs: number;
}

/** The server wrote the answer between the question and its coming: that bounds when the round began. */
export function beganBy({ askedAtMs, cameAtMs, elapsedMs }: Told): Began {
  return { earliestMs: askedAtMs - elapsedMs, latestMs: cameAtMs - elapsedMs };
}

/** A round that was asked for began after the question. */
export function beganAfter({ askedAtMs, cameAtMs, elapsedMs }: Told): Began {
  return { earliestMs: askedAtMs, latestMs: Math.max(askedAtMs, cameAtMs - elapsedMs) };
}

/** What both answers allow. Where they contradict each other (a clock was set), the later one counts. */
export function narrowed(known: Began, told: Began): Began {
  const both = { earliestMs: Math.max(known.earliestMs, told.earliestMs), latestMs: Math.min(known.latestMs, told.latestMs) };
  return both.earliestMs <= both.latestMs ? both : told;
}

/**
 * The latest of them is what is drawn: then the curve is never ahead of the server's, and no sum is offered that it has
 * not reached.
 */
export function drawnFrom({ latestMs }: Began): number {
  return latestMs;
}
