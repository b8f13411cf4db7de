import { createCipheriv, randomBytes } from 'node:crypto';

const KEY_ID = 'bench';
const KEY = Buffer.alloc(32, 7);

/** What seals the seeds of draws in the bench. */
export const SECRETS_KEYS = `${KEY_ID}:${KEY.toString('base64url')}`;

/**
 * A seed as services/social seals it (SecretBox of packages/service-kit): length of the key id, key id, nonce, tag,
 * text.
 */
export function sealSeed(eventId: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', KEY, nonce).setAAD(Buffer.from(`${KEY_ID}\ngiveaways.sealed_seed:${eventId}`));
  const text = Buffer.concat([cipher.update('00'.repeat(32), 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from([KEY_ID.length]), Buffer.from(KEY_ID), nonce, cipher.getAuthTag(), text]);
}
