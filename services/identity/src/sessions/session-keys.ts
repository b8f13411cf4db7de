import { readFile } from 'node:fs/promises';
import { signerFor, type BackgroundJob, type Database, type PublicJwk } from '@facet/service-kit';
import { refuseKnownKeys } from './refuse-known-keys.ts';

/**
 * The key that signs sessions, and the one before it: after a rotation both are published until the old key's last
 * token has ended. Read once, when the service starts.
 */
export class SessionKeys implements BackgroundJob {
  readonly #database: Database;
  readonly #files: { current: string; previous: string | undefined };
  #signer: ReturnType<typeof signerFor> | undefined;
  #keys: PublicJwk[] = [];

  constructor(database: Database, files: { current: string; previous: string | undefined }) {
    this.#database = database;
    this.#files = files;
  }

  async start(): Promise<void> {
    this.#signer = signerFor(await readFile(this.#files.current, 'utf8'));
    this.#keys = [this.#signer.jwk];
    if (this.#files.previous !== undefined) {
      const { jwk } = signerFor(await readFile(this.#files.previous, 'utf8'));
      if (jwk.kid !== this.#signer.jwk.kid) this.#keys.push(jwk);
    }
    await refuseKnownKeys(
      this.#database,
      this.#keys.map(({ kid }) => kid),
    );
  }

  stop(): void {
    this.#signer = undefined;
  }

  get published(): readonly PublicJwk[] {
    return this.#keys;
  }

  sign(claims: Record<string, unknown>): string {
    if (!this.#signer) throw new Error('session keys are used before the service has started');
    return this.#signer.sign(claims);
  }
}
