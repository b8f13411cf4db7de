import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID = /^[A-Za-z0-9._-]{1,32}$/;

/**
 * What a sealed secret belongs to, such as `operators.totp_secret:<id>`: bound in, so that one moved to another row
 * does not open.
 */
export type SealedFor = string;

/**
 * Keeps secrets unreadable to whoever has the database alone: AES-256-GCM with the key's id before it. The first key
 * seals, all of them open: a new key is put in front, and what `isOutdated` is sealed again (`sealAgain`).
 *
 * Bytes: length of the key id (1), key id, nonce (12), tag (16), text.
 */
export class SecretBox {
  readonly #keys = new Map<string, KeyObject>();
  readonly #current: { id: string; key: KeyObject };

  /**
   * @param keys `id:key` with commas between, each key 32 bytes as base64url. @throws Error naming the key that is
   * wrong, never its bytes
   */
  constructor(keys: string) {
    for (const entry of keys.split(',')) {
      const [id = '', text = ''] = entry.trim().split(':');
      const key = Buffer.from(text, 'base64url');
      if (!KEY_ID.test(id) || key.length !== KEY_BYTES)
        throw new Error(`secrets key "${id}" must be id:key with a key of 32 bytes as base64url`);
      if (this.#keys.has(id)) throw new Error(`secrets key "${id}" is there twice`);
      this.#keys.set(id, createSecretKey(key));
    }
    const [id, key] = [...this.#keys][0] as [string, KeyObject];
    this.#current = { id, key };
  }

  seal(secret: string, belongsTo: SealedFor): Buffer {
    const { id, key } = this.#current;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo(id, belongsTo));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([Buffer.from([id.length]), Buffer.from(id), nonce, cipher.getAuthTag(), text]);
  }

  /** @throws Error when it was altered, belongs to something else, or its key is not there (naming the key's id) */
  open(sealed: Buffer, belongsTo: SealedFor): string {
    const id = keyIdOf(sealed);
    const key = this.#keys.get(id);
    if (!key) throw new Error(`sealed with the secrets key "${id}", which is not there`);
    const nonceAt = 1 + id.length;
    const tagAt = nonceAt + NONCE_BYTES;
    const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(nonceAt, tagAt), { authTagLength: TAG_BYTES })
      .setAAD(boundTo(id, belongsTo))
      .setAuthTag(sealed.subarray(tagAt, tagAt + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString('utf8');
  }

  /** Whether what lies sealed may be under another key than the current one. */
  get hasOlderKeys(): boolean {
    return this.#keys.size > 1;
  }

  /** Sealed with another key than the current one. */
  isOutdated(sealed: Buffer): boolean {
    return keyIdOf(sealed) !== this.#current.id;
  }
}

function keyIdOf(sealed: Buffer): string {
  return sealed.subarray(1, 1 + (sealed[0] ?? 0)).toString('latin1');
}

function boundTo(keyId: string, belongsTo: SealedFor): Buffer {
  return Buffer.from(`${keyId}\n${belongsTo}`);
}
