import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface Jwk {
  kid: string;
  kty: string;
  crv: string;
  x: string;
  y: string;
}

const REFRESH_MS = 5 * 60_000;
/** An unknown key id asks the owner again, but not more often than this. */
const UNKNOWN_KEY_REFRESH_MS = 2_000;

/** The public ES256 keys of one issuer by key id, from a file or an address, kept fresh. */
export class KeySet {
  readonly #sources: () => readonly string[];
  #keys = new Map<string, string>();
  #loadedAtMs = 0;
  #loading: Promise<void> | undefined;

  /**
   * `source`: a path, or a file:, http: or https: address of a JWKS document; a function where it may change, or
   * several have the same one.
   */
  constructor(source: string | (() => readonly string[])) {
    this.#sources = typeof source === 'string' ? () => [source] : source;
  }

  /**
   * The PEM of `keyId`, or undefined when the issuer has no such key. Throws when the issuer cannot be asked and the
   * key was never seen.
   */
  async find(keyId: string): Promise<string | undefined> {
    const ageMs = Date.now() - this.#loadedAtMs;
    const known = this.#keys.get(keyId);
    if (known !== undefined) {
      if (ageMs > REFRESH_MS) void this.#load().catch(() => undefined);
      return known;
    }
    if (ageMs > UNKNOWN_KEY_REFRESH_MS) await this.#load();
    return this.#keys.get(keyId);
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read().finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  async #read(): Promise<void> {
    const document = JSON.parse(await fetchFirst(this.#sources())) as { keys: Jwk[] };
    this.#keys = new Map(document.keys.map((jwk) => [jwk.kid, publicPem(jwk)]));
    this.#loadedAtMs = Date.now();
  }
}

/** The text of the first source that can be read. */
async function fetchFirst([source = '', ...others]: readonly string[]): Promise<string> {
  try {
    return await fetchText(source);
  } catch (error) {
    if (others.length === 0) throw error;
    return fetchFirst(others);
  }
}

async function fetchText(source: string): Promise<string> {
  if (!source.startsWith('http')) return readFile(source.startsWith('file:') ? fileURLToPath(source) : source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(2000) });
  if (!response.ok) throw new Error(`${source} answered ${response.status}`);
  return response.text();
}

function publicPem(jwk: Jwk): string {
  return createPublicKey({ key: { ...jwk }, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString();
}
