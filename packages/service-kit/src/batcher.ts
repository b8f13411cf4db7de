import { inContext } from './http/request-context.ts';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

interface BatcherOptions<Item, Result> {
  /** Runs a batch as a whole: resolves with a result for each item, or rejects and has done nothing. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Items with the same identity never share a batch. */
  identityOf: (item: Item) => string;
  /**
   * What a failure means: run the same again, look for the bad item, or give up on all (nobody knows what happened).
   */
  verdictOn: (error: unknown) => 'again' | 'bad item' | 'give up';
  /** The result of an item that fails alone. */
  refuse: (item: Item, error: unknown) => Result;
}

const TRIES = 5;
/**
 * Enough to share a commit's cost among many, and few enough that the database works on one batch while the requests of
 * the next are read: with 200 the two waited for each other (bench/ledger: some 10 % fewer).
 */
const SIZE_MAX = 32;

/**
 * While one batch is in flight the next one collects: the busier it is, the cheaper each item gets, and nothing ever
 * waits for a timer.
 */
export class Batcher<Item, Result> {
  readonly #options: BatcherOptions<Item, Result>;
  #waiting: Waiting<Item, Result>[] = [];
  #draining: Promise<void> | undefined;

  constructor(options: BatcherOptions<Item, Result>) {
    this.#options = options;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      // after this turn of the event loop, so that requests which arrived together travel together; in nobody's name,
      // since it is for many
      this.#draining ??= inContext(undefined, () => new Promise((done) => setImmediate(() => done(this.#drain()))));
    });
  }

  /** Resolves when nothing waits and nothing is in flight. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#settle(this.#take());
    this.#draining = undefined;
  }

  #take(): Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const identities = new Set<string>();
    for (const entry of this.#waiting) {
      const identity = this.#options.identityOf(entry.item);
      if (taken.length === SIZE_MAX || identities.has(identity)) left.push(entry);
      else taken.push(entry);
      identities.add(identity);
    }
    this.#waiting = left;
    return taken;
  }

  async #settle(entries: readonly Waiting<Item, Result>[], triesLeft = TRIES): Promise<void> {
    try {
      const results = await this.#options.run(entries.map((entry) => entry.item));
      entries.forEach((entry, index) => entry.resolve(results[index] as Result));
    } catch (error) {
      const verdict = this.#options.verdictOn(error);
      if (verdict === 'again' && triesLeft > 1) await this.#settle(entries, triesLeft - 1);
      else if (verdict === 'bad item') await this.#settleEach(entries, error);
      else for (const entry of entries) entry.reject(error);
    }
  }

  async #settleEach(entries: readonly Waiting<Item, Result>[], error: unknown): Promise<void> {
    const [only, ...others] = entries;
    if (only && others.length === 0) only.resolve(this.#options.refuse(only.item, error));
    else for (const entry of entries) await this.#settle([entry]);
  }
}
