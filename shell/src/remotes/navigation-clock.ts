/** The error card stands within 3 s of the click: what is left is for drawing it. */
const BUDGET_MS = 2_200;
/** For a page whose remote took nearly all of the budget. */
const LEAST_MS = 200;

/** All that one navigation loads, one thing after another, shares one budget. */
export class NavigationClock {
  readonly #now: () => number;
  #startedAt: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#startedAt = now();
  }

  start(): void {
    this.#startedAt = this.#now();
  }

  elapsedMs(): number {
    return this.#now() - this.#startedAt;
  }

  remainingMs(): number {
    return Math.max(LEAST_MS, BUDGET_MS - this.elapsedMs());
  }
}
