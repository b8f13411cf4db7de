import type { RemoteModule } from '@facet/remote-kit';
import { checkModule } from './check-module.ts';
import type { ParsedRegistry } from './parse-registry.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { RemoteError } from './remote-error.ts';
import { unmetRequirement, type Platform } from './unmet-requirement.ts';
import { withDeadline } from './with-deadline.ts';

/** The federation runtime, as far as it is used; tests bring their own. */
export interface Federation {
  register: (name: string, url: string, options: { force: boolean }) => void;
  load: (name: string) => Promise<unknown>;
}

export interface RemotesOptions {
  readRegistry: () => Promise<ParsedRegistry>;
  platform: Platform;
  federation: Federation;
  /** Puts a loaded remote's slices into the store; may throw. */
  install: (name: string, module: RemoteModule) => void;
}

/** The remotes of this page: which there are, and their code once it is asked for. */
export class Remotes {
  readonly #options: RemotesOptions;
  readonly #loading = new Map<string, Promise<RemoteModule>>();
  #entries: readonly RegistryEntry[] = [];
  #attempt = 0;
  /** Why the list is empty: the registry could not be read. */
  failure: RemoteError | null = null;

  constructor(options: RemotesOptions) {
    this.#options = options;
  }

  get entries(): readonly RegistryEntry[] {
    return this.#entries;
  }

  /** Reads the registry. Never throws: without it the page works and has no remotes. */
  async start(): Promise<void> {
    try {
      this.#entries = (await this.#options.readRegistry()).entries;
      this.failure = null;
    } catch (cause) {
      this.failure = new RemoteError('registry', 'The list of pages did not load.', { cause });
      return;
    }
    for (const entry of this.#entries) this.#register(entry, false);
  }

  /** Whose page that path is. */
  ownerOf(path: string): RegistryEntry | undefined {
    return this.#entries.find(({ routes }) => routes.some((route) => path === route || path.startsWith(`${route}/`)));
  }

  /** A remote's module; a second call while it loads, or after, gets the same. Rejects with a RemoteError. */
  async load(name: string, deadlineMs: number): Promise<RemoteModule> {
    return withDeadline(this.#loading.get(name) ?? this.#begin(name), deadlineMs);
  }

  /** Forgets what failed: reads the registry again, since the cure may be another version, and fetches from a new address. */
  async retry(name: string): Promise<void> {
    this.#attempt += 1;
    const fresh = await this.#options.readRegistry().catch(() => null);
    if (fresh) this.#entries = fresh.entries;
    const entry = this.#entries.find((candidate) => candidate.name === name);
    if (!entry) return;
    this.#loading.delete(name);
    this.#register(entry, true);
  }

  /** What fails is forgotten, so that the next visit tries again; a later attempt is not touched by an earlier one's end. */
  #begin(name: string): Promise<RemoteModule> {
    const loading = this.#fetch(name);
    this.#loading.set(name, loading);
    loading.catch(() => {
      if (this.#loading.get(name) === loading) this.#loading.delete(name);
    });
    return loading;
  }

  #register(entry: RegistryEntry, force: boolean): void {
    if (unmetRequirement(entry, this.#options.platform) !== null) return;
    const url = this.#attempt === 0 ? entry.url : `${entry.url}?retry=${this.#attempt}`;
    this.#options.federation.register(entry.name, url, { force });
  }

  async #fetch(name: string): Promise<RemoteModule> {
    const entry = this.#entries.find((candidate) => candidate.name === name);
    if (!entry) throw new RemoteError('registry', 'It is no longer listed.');
    const reason = unmetRequirement(entry, this.#options.platform);
    if (reason) throw new RemoteError('refused', `It does not fit this page: ${reason}.`);
    const loaded = await this.#options.federation.load(name).catch((cause: unknown) => {
      throw new RemoteError('load', 'Its files could not be fetched or run.', { cause });
    });
    const module = checkModule(loaded, entry);
    try {
      this.#options.install(name, module);
    } catch (cause) {
      throw new RemoteError('contract', `It was refused: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
    }
    return module;
  }
}
