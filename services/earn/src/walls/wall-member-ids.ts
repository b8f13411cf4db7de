import { createCipheriv, createDecipheriv, hkdfSync, type Cipheriv, type Decipheriv } from 'node:crypto';

const CIPHER = 'aes-256-ecb';
const KEY_BYTES = 32;
/** The byte of a UUID whose upper two bits are 10 in every id of a member, and 11 in every one that a wall knows. */
const VARIANT_AT = 8;
const MEMBER = 0b10;
const WALL = 0b11;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * What a member is called at each provider: another UUID at each, so that two of them cannot tell that they know the
 * same person, and neither knows the site's own id. One block of AES under a key of the provider's: nothing has to be
 * stored, and only this site turns it back.
 */
export class WallMemberIds {
  readonly #secret: string;
  readonly #ciphers = new Map<string, Ciphers>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  of(provider: string, memberId: string): string {
    const { cipher } = this.#ciphersOf(provider);
    return textOf(
      withVariant(
        walked(bytesOf(memberId), (block) => cipher.update(block)),
        WALL,
      ),
    );
  }

  /**
   * What a wall calls by the site's own id is that member too: operators see no other, and type it into a wall's test
   * page.
   */
  memberOf(provider: string, given: string): string {
    const id = given.toLowerCase();
    if (!UUID.test(id) || variantOf(bytesOf(id)) !== WALL) return given;
    const { decipher } = this.#ciphersOf(provider);
    return textOf(walked(withVariant(bytesOf(id), MEMBER), (block) => decipher.update(block)));
  }

  /** Of whole blocks each stands alone: one cipher serves all calls. */
  #ciphersOf(provider: string): Ciphers {
    const known = this.#ciphers.get(provider);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.#secret, '', `wall member ids:${provider}`, KEY_BYTES));
    const ciphers = {
      cipher: createCipheriv(CIPHER, key, null).setAutoPadding(false),
      decipher: createDecipheriv(CIPHER, key, null).setAutoPadding(false),
    };
    this.#ciphers.set(provider, ciphers);
    return ciphers;
  }
}

interface Ciphers {
  cipher: Cipheriv;
  decipher: Decipheriv;
}

/** On, until it looks like an id of a member again: four steps on average, and as many back. */
function walked(block: Buffer, step: (block: Buffer) => Buffer): Buffer {
  const next = step(block);
  return variantOf(next) === MEMBER ? next : walked(next, step);
}

const variantOf = (block: Buffer): number => (block[VARIANT_AT] ?? 0) >> 6;

function withVariant(block: Buffer, variant: number): Buffer {
  const copy = Buffer.from(block);
  copy[VARIANT_AT] = ((copy[VARIANT_AT] ?? 0) & 0b0011_1111) | (variant << 6);
  return copy;
}

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function textOf(block: Buffer): string {
  return block.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
