import type { Cohort, RegistryPreview, RemoteModule } from '@facet/remote-kit';
import { loadTexts } from '@facet/remote-kit/host';
import { ownVersion, whoseError, type Telemetry } from '../telemetry/index.ts';
import { checkModule } from './check-module.ts';
import type { ParsedRegistry } from './parse-registry.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { RemoteError } from './remote-error.ts';
import { unmetRequirement, type Platform } from './unmet-requirement.ts';
import { VersionChain } from './version-chain.ts';
import { withDeadline } from './with-deadline.ts';

/** The federation runtime, as far as it is used; tests bring their own. */
export interface Federation {
  /** `integrity`: hash of the manifest at that address; null: it was published before there were any. */
  register: (name: string, url: string, options: { force: boolean; integrity: string | null }) => void;
  load: (name: string) => Promise<unknown>;
  /** Takes back what a version that did not load left in the page. */
  discard: (url: string) => void;
}

export interface RemotesOptions {
  readRegistry: () => Promise<ParsedRegistry>;
  platform: Platform;
  federation: Federation;
  /** Puts a loaded remote's slices into the store; may throw. */
  install: (name: string, module: RemoteModule) => void;
  telemetry: Pick<Telemetry, 'failed' | 'measured' | 'shown'>;
}

/**
 * The remotes of this page: which there are, and their code once it is asked for. The versions stay the same until the
 * page is loaded anew.
 */
export class Remotes {
  readonly #options: RemotesOptions;
  readonly #loading = new Map<string, Promise<RemoteModule>>();
  readonly #chains = new Map<string, VersionChain>();
  readonly #replacing = new Set<string>();
  /** Addresses of versions that kept somebody waiting. */
  readonly #hung = new Set<string>();
  #entries: readonly RegistryEntry[] = [];
  #services: Record<string, string> = {};
  #attempt = 0;
  /** Why the list is empty: the registry could not be read. */
  failure: RemoteError | null = null;
  /** The preview that this browser is in. */
  preview: RegistryPreview | null = null;

  constructor(options: RemotesOptions) {
    this.#options = options;
  }

  /** Those with pages. */
  get entries(): readonly RegistryEntry[] {
    return this.#entries.filter(({ frame }) => frame !== 'operators');
  }

  /** What remotes bring to the operators' area, each loaded by its own name, `mfe-earn/operators`. */
  get operators(): readonly RegistryEntry[] {
    return this.#entries.filter(({ frame }) => frame === 'operators');
  }

  /** Reads the registry. Never throws: without it the page works and has no remotes. */
  async start(): Promise<void> {
    try {
      const { entries, services, preview } = await this.#options.readRegistry();
      this.#entries = entries;
      this.#services = services;
      this.preview = preview;
      this.failure = null;
    } catch (cause) {
      this.failure = new RemoteError('registry', 'The list of pages did not load.', { cause });
      return;
    }
    for (const entry of this.#entries) {
      this.#chains.set(entry.name, new VersionChain(entry, () => this.#readEntry(entry.name)));
      this.#register(entry, false);
    }
  }

  /** Whose page that path is. */
  ownerOf(path: string): RegistryEntry | undefined {
    return this.#entries.find(({ routes }) => routes.some((route) => path === route || path.startsWith(`${route}/`)));
  }

  /** The version in use of the remote that owns a path. */
  deployedAt(path: string): RegistryEntry | undefined {
    const owner = this.ownerOf(path);
    return owner && this.inUse(owner.name);
  }

  /** The version of a remote that is in use: the chosen one, unless that was broken. */
  inUse(name: string): RegistryEntry | undefined {
    return this.#chains.get(name)?.inUse;
  }

  /** Why this page has that version of a remote. */
  cohortOf(name: string, version: string): Cohort {
    const { inUse } = this.#chains.get(name) ?? {};
    const known = [inUse, ...this.#entries].find((entry) => entry?.name === name && entry.version === version);
    return known?.cohort ?? 'stable';
  }

  /** Begins to load a remote for somebody who may open a page of it; rejects as `load` will. */
  expect(name: string): Promise<RemoteModule> {
    return this.#loading.get(name) ?? this.#begin(name);
  }

  /** A remote's module; a second call while it loads, or after, gets the same. Rejects with a RemoteError. */
  async load(name: string, deadlineMs: number): Promise<RemoteModule> {
    return withDeadline(this.expect(name), deadlineMs).catch((error: unknown) => {
      if (error instanceof RemoteError && error.failure === 'timeout') this.hung(name, error);
      throw error;
    });
  }

  /** A file of the version in use did not come within its time. It may still come; Retry passes the version over. */
  hung(name: string, error: unknown): void {
    const entry = this.inUse(name);
    if (!entry) return;
    this.#hung.add(entry.url);
    this.#options.telemetry.failed(entry, 'load', error);
  }

  /**
   * Another version in place of one whose files turned out to be gone, or whose page stopped; null when none is left.
   * Several may ask for it.
   */
  async replace(name: string, brokenVersion: string, error: unknown, source: 'load' | 'render'): Promise<RemoteModule | null> {
    const chain = this.#chains.get(name);
    if (!chain) return null;
    const cohort = this.cohortOf(name, brokenVersion);
    this.#options.telemetry.failed({ name, version: brokenVersion, cohort }, source, error);
    if (chain.inUse.version === brokenVersion && !this.#replacing.has(name)) this.#beginNext(chain, name);
    return this.#loading.get(name)?.catch(() => null) ?? null;
  }

  /** A page of it stands on the screen. */
  shown(name: string, afterMs: number): void {
    const entry = this.inUse(name);
    if (!entry) return;
    this.#options.telemetry.shown(entry);
    this.#options.telemetry.measured(entry, 'render', afterMs);
  }

  /** A page of it stopped while it was drawn. */
  broke(name: string, error: unknown): void {
    const entry = this.inUse(name);
    if (entry) this.#options.telemetry.failed(entry, 'render', error);
  }

  /** A file came with other bytes than were published, and was refused. */
  altered(url: string): void {
    const owner = whoseError(url, location.origin);
    if (owner === null) return;
    const deployed = owner === 'shell' ? ownVersion() : { ...owner, cohort: this.cohortOf(owner.name, owner.version) };
    const file = url.replace(/^.*\/|\?.*$/g, '');
    this.#options.telemetry.failed(deployed, 'integrity', new Error(`${file} is not what was published`));
  }

  /**
   * Forgets what failed: reads the registry again, since the cure may be another version, and fetches from a new
   * address. False when only a new page can ask again, since this one would go on waiting for the request that hangs.
   */
  async retry(name: string): Promise<boolean> {
    this.#attempt += 1;
    const chosen = (await this.#readEntry(name)) ?? this.#entries.find((known) => known.name === name);
    if (!chosen) return true;
    if (this.#hung.has(chosen.url) && !chosen.fallback) return false;
    const entry = this.#hung.has(chosen.url) ? (chosen.fallback ?? chosen) : chosen;
    this.#chains.set(name, new VersionChain(entry, null));
    this.#loading.delete(name);
    this.#register(entry, true);
    return true;
  }

  /** What the registry says of one remote now; the others keep their versions. */
  async #readEntry(name: string): Promise<RegistryEntry | undefined> {
    const fresh = await this.#options.readRegistry().catch(() => null);
    return fresh?.entries.find((entry) => entry.name === name);
  }

  /**
   * What fails is forgotten, so that the next visit tries again; a later attempt is not touched by an earlier one's
   * end.
   */
  #begin(name: string): Promise<RemoteModule> {
    const chain = this.#chains.get(name);
    const loading = chain ? this.#tryVersions(chain) : Promise.reject(new RemoteError('registry', 'It is no longer listed.'));
    this.#loading.set(name, loading);
    loading.catch(() => {
      if (this.#loading.get(name) === loading) this.#loading.delete(name);
    });
    return loading;
  }

  /** When no other version loads either, what was loaded before stays. */
  #beginNext(chain: VersionChain, name: string): void {
    const before = this.#loading.get(name);
    const loading = this.#loadNext(chain, new RemoteError('load', 'No other version of it could be loaded.'));
    this.#loading.set(name, loading);
    this.#replacing.add(name);
    const settled = (): boolean => this.#replacing.delete(name);
    loading.then(settled, () => {
      settled();
      if (before && this.#loading.get(name) === loading) this.#loading.set(name, before);
    });
  }

  /** The version in use, and when it does not load the next one. Rejects with what was wrong with the first. */
  async #tryVersions(chain: VersionChain): Promise<RemoteModule> {
    const entry = chain.inUse;
    try {
      return await this.#fetch(entry);
    } catch (error) {
      // The end of something that was given up already.
      if (this.inUse(entry.name) !== entry) throw error;
      this.#options.telemetry.failed(entry, 'load', error);
      // A remote that does not fit is to be seen: another version would hide that it was released too early.
      if (error instanceof RemoteError && error.failure === 'refused') throw error;
      this.#options.federation.discard(entry.url);
      return this.#loadNext(chain, error);
    }
  }

  async #loadNext(chain: VersionChain, error: unknown): Promise<RemoteModule> {
    const next = await chain.advance();
    if (next) {
      this.#register(next, true);
      return this.#tryVersions(chain).catch(() => Promise.reject(error));
    }
    const last = chain.inUse;
    chain.startOver();
    if (chain.inUse !== last) this.#register(chain.inUse, true);
    throw error;
  }

  #register(entry: RegistryEntry, force: boolean): void {
    if (this.#unmet(entry) !== null) return;
    const url = this.#attempt === 0 ? entry.url : `${entry.url}?retry=${this.#attempt}`;
    this.#options.federation.register(entry.name, url, { force, integrity: entry.integrity });
  }

  #unmet(entry: RegistryEntry): string | null {
    return unmetRequirement(entry, this.#options.platform, this.#services);
  }

  async #fetch(entry: RegistryEntry): Promise<RemoteModule> {
    const { federation, install, telemetry } = this.#options;
    const reason = this.#unmet(entry);
    if (reason) throw new RemoteError('refused', `It does not fit this page: ${reason}.`);
    const startedAt = performance.now();
    const loaded = await federation.load(entry.name).catch((cause: unknown) => {
      throw new RemoteError('load', 'Its files couldn’t be loaded.', { cause });
    });
    await loadTexts();
    // What comes late, after another version took its place, must not be put over that.
    if (this.inUse(entry.name) !== entry) throw new RemoteError('load', 'Another version took its place.');
    const loadedAt = performance.now();
    telemetry.measured(entry, 'entry', loadedAt - startedAt);
    const module = checkModule(loaded, entry);
    try {
      install(entry.name, module);
    } catch (cause) {
      throw new RemoteError('contract', `It was refused: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
    }
    telemetry.measured(entry, 'init', performance.now() - loadedAt);
    return module;
  }
}
