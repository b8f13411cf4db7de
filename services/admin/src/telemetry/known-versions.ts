const REFRESH_MS = 250;

/**
 * Versions that were published, remembered; an unknown one asks again, four times a second at most, however many
 * unknown ones come.
 */
export class KnownVersions {
  readonly #read: () => Promise<ReadonlySet<string>>;
  #names: ReadonlySet<string> = new Set();
  #readAtMs = -REFRESH_MS;
  #reading: Promise<void> | undefined;

  /** `read` gives all names, as `nameOf` makes them. */
  constructor(read: () => Promise<ReadonlySet<string>>) {
    this.#read = read;
  }

  async has(name: string): Promise<boolean> {
    if (!this.#names.has(name) && performance.now() - this.#readAtMs >= REFRESH_MS) {
      this.#reading ??= this.#refresh().finally(() => (this.#reading = undefined));
      await this.#reading;
    }
    return this.#names.has(name);
  }

  async #refresh(): Promise<void> {
    this.#names = await this.#read();
    this.#readAtMs = performance.now();
  }
}
