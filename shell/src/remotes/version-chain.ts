import type { RegistryEntry } from './registry-entry.ts';

/**
 * The versions of one remote that this page may try, each once: the one that was chosen; what the registry says when it
 * is asked anew, which happens once for each page load; and the version before it.
 */
export class VersionChain {
  readonly #chosen: RegistryEntry;
  readonly #askAnew: () => Promise<RegistryEntry | undefined>;
  readonly #tried = new Set<string>();
  #mayAsk: boolean;
  #inUse: RegistryEntry;

  /** `askAnew` null: the registry was just asked. */
  constructor(chosen: RegistryEntry, askAnew: (() => Promise<RegistryEntry | undefined>) | null) {
    this.#chosen = chosen;
    this.#inUse = chosen;
    this.#askAnew = askAnew ?? (() => Promise.resolve(undefined));
    this.#mayAsk = askAnew !== null;
  }

  get inUse(): RegistryEntry {
    return this.#inUse;
  }

  /** Goes on to the next version, since the one in use is broken; null when none is left. */
  async advance(): Promise<RegistryEntry | null> {
    const broken = this.#inUse;
    this.#tried.add(broken.version);
    const fresh = this.#mayAsk ? await this.#freshEntry() : undefined;
    const next = [fresh, fresh?.fallback, broken.fallback].find((entry) => entry && !this.#tried.has(entry.version));
    if (next) this.#inUse = next;
    return next ?? null;
  }

  /** A later visit may find the chosen version whole again. */
  startOver(): void {
    this.#tried.clear();
    this.#inUse = this.#chosen;
  }

  async #freshEntry(): Promise<RegistryEntry | undefined> {
    this.#mayAsk = false;
    return this.#askAnew();
  }
}
