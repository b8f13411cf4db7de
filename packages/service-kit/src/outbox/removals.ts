import { contextFrom, inContext } from '../http/request-context.ts';
import { inTransaction, type Database, type Transaction } from '../database/open-database.ts';
import { tellDelivered } from './delivered.ts';
import type { Message, OnDelivered } from './message.ts';

interface Removal {
  message: Message;
  answer: unknown;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Removes delivered messages, each with what its answer told, in one transaction. Answers that come while one is under
 * way share the next: a commit for many, and one connection for all of them. Where one of many fails they are done one
 * by one, so that it fails alone.
 */
export class Removals {
  readonly #database: Database;
  readonly #onDelivered: OnDelivered | undefined;
  #waiting: Removal[] = [];
  #isRunning = false;

  constructor(database: Database, onDelivered: OnDelivered | undefined) {
    this.#database = database;
    this.#onDelivered = onDelivered;
  }

  /** @throws what `onDelivered` throws; the message stays then */
  remove(message: Message, answer: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, answer, resolve, reject });
      if (!this.#isRunning) void inContext(undefined, () => this.#run());
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0);
      if (!(await this.#succeed(together))) for (const each of together) await this.#alone(each);
    }
    this.#isRunning = false;
  }

  async #succeed(together: readonly Removal[]): Promise<boolean> {
    if (together.length === 1) return false;
    try {
      await inTransaction(this.#database, (transaction) => this.#take(transaction, together));
    } catch {
      return false;
    }
    for (const removal of together) settle(removal);
    return true;
  }

  async #alone(removal: Removal): Promise<void> {
    await inTransaction(this.#database, (transaction) => this.#take(transaction, [removal])).then(() => settle(removal), removal.reject);
  }

  async #take(transaction: Transaction, removals: readonly Removal[]): Promise<void> {
    for (const { message, answer } of removals)
      await inContext(contextFrom(message.headers), async () => this.#onDelivered?.(transaction, message, answer));
    const ids = removals.map(({ message }) => message.id);
    await transaction('outbox').whereIn('id', ids).delete();
  }
}

function settle({ message, resolve }: Removal): void {
  tellDelivered(message.id);
  resolve();
}
