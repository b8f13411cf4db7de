import { readFileSync, statSync } from 'node:fs';

const LOOK_AGAIN_MS = 1_000;
const SCHEME = 'service://';

/** Base URLs of internal APIs by service: one, or one for each replica. */
type Addresses = Readonly<Record<string, readonly string[]>>;

/**
 * Where the other services' internal APIs are. A release moves a service to other ports while its callers run: then
 * they are told by the file, which is looked at once a second at most. A file that is missing or unreadable changes
 * nothing.
 */
export class AddressBook {
  readonly #file: string | undefined;
  #addresses: Addresses;
  #lookedAtMs = -Infinity;
  #modifiedAtMs = 0;

  /** `urls`: name to base URL; `file`: JSON, name to list of base URLs, which wins over `urls`. */
  constructor(urls: Readonly<Record<string, string>>, file?: string) {
    this.#addresses = Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, [url]]));
    this.#file = file;
  }

  /** Every replica of a service. Throws when there is none by that name. */
  of(service: string): readonly string[] {
    this.#lookAgain();
    const known = this.#addresses[service];
    if (known === undefined || known.length === 0) throw new Error(`SERVICE_URLS names no address for ${service}`);
    return known;
  }

  /**
   * An address as the environment gives it: `service://identity/internal/jwks` is where each replica of identity is
   * now, any other one itself.
   */
  resolve(address: string): readonly string[] {
    if (!address.startsWith(SCHEME)) return [address];
    const [service = '', ...path] = address.slice(SCHEME.length).split('/');
    return this.of(service).map((replica) => `${replica}/${path.join('/')}`);
  }

  #lookAgain(): void {
    if (this.#file === undefined || Date.now() - this.#lookedAtMs < LOOK_AGAIN_MS) return;
    this.#lookedAtMs = Date.now();
    try {
      const { mtimeMs } = statSync(this.#file);
      if (mtimeMs === this.#modifiedAtMs) return;
      const listed = JSON.parse(readFileSync(this.#file, 'utf8')) as Addresses;
      this.#addresses = { ...this.#addresses, ...listed };
      this.#modifiedAtMs = mtimeMs;
    } catch {
      // The last known addresses stay: a call that finds nobody there fails as any other one does.
    }
  }
}
