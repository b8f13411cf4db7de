import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const hashWith = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** What one hash costs whoever guesses: argon2id's memory and passes, one lane. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes and compares operators' passwords. */
export class Passwords {
  readonly #cost: PasswordCost;
  #nobodys: Promise<string> | undefined;

  constructor(cost: PasswordCost) {
    this.#cost = cost;
  }

  /** As a PHC string, which carries what it cost: a later, higher cost leaves earlier hashes good. */
  async hash(password: string): Promise<string> {
    const { memoryKib: memory, passes } = this.#cost;
    const nonce = randomBytes(SALT_BYTES);
    const tag = await hashWith('argon2id', { message: normal(password), nonce, tagLength: TAG_BYTES, memory, passes, parallelism: 1 });
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(tag)}`;
  }

  /** Nobody's password (no `hash`) costs as much time as somebody's, and is never right. @throws Error when `hash` is none of ours */
  async isRight(password: string, hash: string | undefined): Promise<boolean> {
    const isEqual = await isPassword(password, hash ?? (await (this.#nobodys ??= this.hash('nobody has this password'))));
    return isEqual && hash !== undefined;
  }
}

async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = PHC.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) throw new Error('a stored password hash is not argon2id');
  const tag = Buffer.from(expected, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const nonce = Buffer.from(salt, 'base64');
  const found = await hashWith('argon2id', { message: normal(password), nonce, tagLength: tag.length, ...cost });
  return timingSafeEqual(found, tag);
}

/** The same characters from another keyboard are the same password. */
function normal(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
