import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps a secret unreadable to whoever has the database alone. AES-256-GCM; the key is drawn from a file outside of it. */
export class Seal {
  private readonly keyFile: string;
  private key: Buffer | undefined;

  /** @param keyFile any secret; read at the first use. */
  constructor(keyFile: string) {
    this.keyFile = keyFile;
  }

  seal(secret: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keyOf(), nonce);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Undefined: sealed with another key, or altered. */
  open(sealed: Buffer): string | undefined {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.keyOf(), sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  private keyOf(): Buffer {
    this.key ??= Buffer.from(hkdfSync('sha256', readFileSync(this.keyFile), 'facet', 'payout bot cookie', 32));
    return this.key;
  }
}
