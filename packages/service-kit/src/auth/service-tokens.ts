import { readFileSync } from 'node:fs';
import { signerFor } from './signer.ts';

const LIFETIME_SECONDS = 60;
/** A token is used again until this near to its end, so that it outlives the call that carries it. */
const SPARE_SECONDS = 20;

/** Signs this service's calls to others: ES256, `iss` and `kid` the caller, `aud` the callee, 60 seconds. */
export class ServiceTokens {
  readonly #caller: string;
  readonly #keyFile: string;
  #signer: ((claims: Record<string, unknown>) => string) | undefined;
  readonly #current = new Map<string, { token: string; expiresAtSeconds: number }>();

  constructor(caller: string, keyFile: string) {
    this.#caller = caller;
    this.#keyFile = keyFile;
  }

  for(callee: string): string {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const known = this.#current.get(callee);
    if (known && known.expiresAtSeconds - SPARE_SECONDS > nowSeconds) return known.token;
    const expiresAtSeconds = nowSeconds + LIFETIME_SECONDS;
    const token = this.#sign({ iss: this.#caller, aud: callee, iat: nowSeconds, exp: expiresAtSeconds });
    this.#current.set(callee, { token, expiresAtSeconds });
    return token;
  }

  #sign(claims: Record<string, unknown>): string {
    this.#signer ??= signerFor(readFileSync(this.#keyFile, 'utf8'), this.#caller).sign;
    return this.#signer(claims);
  }
}
