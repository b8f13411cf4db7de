import { createHash, createHmac } from 'node:crypto';
import type { Digest } from './recipe.ts';

/** Text is hashed as UTF-8; the digest comes in the provider's encoding (base64url without padding). */
export function digestOf(digest: Digest, message: string | Uint8Array, secret: string): string {
  return (digest.keyed ? createHmac(digest.algorithm, secret) : createHash(digest.algorithm)).update(message).digest(digest.encoding);
}
