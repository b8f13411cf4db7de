const FIRST_REST_MS = 250;
const LONGEST_REST_MS = 5_000;

/**
 * Paths of one receiver of which it takes no more for now (429). Each is tried by one message after a rest that doubles
 * to five seconds; what is sent to the receiver's other paths does not wait for it.
 */
export class PathRests {
  readonly #rests = new Map<string, { endsAtMs: number; lengthMs: number }>();
  readonly #wakeIn: (delayMs: number) => void;

  constructor(wakeIn: (delayMs: number) => void) {
    this.#wakeIn = wakeIn;
  }

  get paths(): string[] {
    return [...this.#rests.keys()];
  }

  overLimit(path: string): void {
    if (!this.#rests.has(path)) this.#rest(path, FIRST_REST_MS);
  }

  /** Something of it was taken, or nothing of it waits. Returns whether it rested. */
  end(path: string): boolean {
    return this.#rests.delete(path);
  }

  /** The paths whose rest is over. Each rests anew, until what is tried now was taken. */
  toTry(): string[] {
    const over = [...this.#rests].filter(([, { endsAtMs }]) => endsAtMs <= performance.now());
    for (const [path, { lengthMs }] of over) this.#rest(path, Math.min(LONGEST_REST_MS, lengthMs * 2));
    return over.map(([path]) => path);
  }

  #rest(path: string, lengthMs: number): void {
    this.#rests.set(path, { endsAtMs: performance.now() + lengthMs, lengthMs });
    this.#wakeIn(lengthMs);
  }
}
