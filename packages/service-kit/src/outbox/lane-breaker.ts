const FAILURES_IN_A_ROW = 5;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 5_000;

/**
 * Whether a lane's receiver is worth asking. Five failures in a row open it; then one message is tried after a rest
 * that doubles to five seconds, so that an absent receiver costs next to nothing and one that is back gets what waits
 * within seconds.
 */
export class LaneBreaker {
  #failures = 0;
  #rests = 0;
  #restsUntilMs = 0;
  /** Whether the receiver has answered since the start, or since it failed. */
  #isProven = false;

  get isOpen(): boolean {
    return this.#failures >= FAILURES_IN_A_ROW;
  }

  /** How long nothing is to be claimed; 0: something may be. */
  restMs(): number {
    return this.isOpen ? Math.max(0, Math.ceil(this.#restsUntilMs - performance.now())) : 0;
  }

  failed(): void {
    this.#failures += 1;
    if (!this.isOpen || this.restMs() > 0) return;
    this.#restsUntilMs = performance.now() + Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** this.#rests);
    this.#rests += 1;
    this.#isProven = false;
  }

  /** Returns whether this is news: what was postponed while nobody answered may be tried now. */
  answered(): boolean {
    const isNews = !this.#isProven;
    this.#failures = 0;
    this.#rests = 0;
    this.#isProven = true;
    return isNews;
  }
}
