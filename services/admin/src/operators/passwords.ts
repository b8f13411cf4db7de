import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { httpErrors } from '@facet/service-kit';
import pLimit from 'p-limit';

const hashWith = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** What one hash costs whoever guesses: argon2id's memory and passes, one lane. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash takes a thread and its memory: the other threads are for what else the service does. */
const AT_ONCE = 2;
/** These are waited for a second or so. */
const WAITING = 20;

/** Hashes and compares operators' passwords, few at a time: more than these is 503 at once. */
export class Passwords {
  readonly #cost: PasswordCost;
  #nobodys: Promise<string> | undefined;
  readonly #turns = pLimit(AT_ONCE);

  constructor(cost: PasswordCost) {
    this.#cost = cost;
  }

  /** As a PHC string, which carries what it cost: a later, higher cost leaves earlier hashes good. */
  async hash(password: string): Promise<string> {
    const { memoryKib: memory, passes } = this.#cost;
    const nonce = randomBytes(SALT_BYTES);
    const tag = await this.#inTurn({ message: normal(password), nonce, tagLength: TAG_BYTES, memory, passes, parallelism: 1 });
    return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(tag)}`;
  }

  /**
   * Nobody's password (no `hash`) costs as much time as somebody's, and is never right. @throws Error when `hash` is
   * none of ours; unavailable
   */
  async isRight(password: string, hash: string | undefined): Promise<boolean> {
    const { tag, ...cost } = readHash(hash ?? (await this.#hashOfNobody()));
    const found = await this.#inTurn({ message: normal(password), tagLength: tag.length, ...cost });
    return timingSafeEqual(found, tag) && hash !== undefined;
  }

  /** Whether `hash` was made at another cost than new ones are. */
  isOutdated(hash: string): boolean {
    const { memory, passes, parallelism } = readHash(hash);
    return memory !== this.#cost.memoryKib || passes !== this.#cost.passes || parallelism !== 1;
  }

  #hashOfNobody(): Promise<string> {
    this.#nobodys ??= this.hash('nobody has this password').catch((error: unknown) => {
      this.#nobodys = undefined;
      throw error;
    });
    return this.#nobodys;
  }

  async #inTurn(parameters: Argon2Parameters): Promise<Buffer> {
    if (this.#turns.pendingCount >= WAITING)
      throw httpErrors('unavailable', 'Too many people are logging in right now. Please try again in a moment.', { retryAfterSeconds: 1 });
    return this.#turns(() => hashWith('argon2id', parameters));
  }
}

function readHash(hash: string): { memory: number; passes: number; parallelism: number; nonce: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('a stored password hash is not argon2id');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** The same characters from another keyboard are the same password. */
function normal(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
