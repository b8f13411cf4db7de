import { contextFrom, inContext } from '../http/request-context.ts';
import { inTransaction, type Database, type Transaction } from '../database/open-database.ts';
import { tellDelivered } from './delivered.ts';
import type { CheckDelivered, Message, OnDelivered } from './message.ts';

interface Removal {
  message: Message;
  answer: unknown;
  resolve: () => void;
  reject: (error: unknown) => void;
}

interface RemovalOptions {
  onDelivered?: OnDelivered | undefined;
  checkDelivered?: CheckDelivered | undefined;
}

/**
 * Removes delivered messages, each with what its answer told, in one transaction; where nothing is told, in one
 * statement. Answers that come while one is under way share the next: a commit for many, and one connection for all of
 * them. Where one of many fails they are done one by one, so that it fails alone.
 */
export class Removals {
  readonly #database: Database;
  readonly #options: RemovalOptions;
  #waiting: Removal[] = [];
  #isRunning = false;

  constructor(database: Database, options: RemovalOptions) {
    this.#database = database;
    this.#options = options;
  }

  /** @throws what `checkDelivered` and `onDelivered` throw; the message stays then */
  remove(message: Message, answer: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#options.checkDelivered?.(message, answer);
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
      await this.#take(together);
    } catch {
      return false;
    }
    for (const removal of together) settle(removal);
    return true;
  }

  async #alone(removal: Removal): Promise<void> {
    await this.#take([removal]).then(() => settle(removal), removal.reject);
  }

  #take(removals: readonly Removal[]): Promise<void> {
    const { onDelivered } = this.#options;
    if (!onDelivered) return forget(this.#database, removals);
    return inTransaction(this.#database, async (transaction) => {
      for (const { message, answer } of removals)
        await inContext(contextFrom(message.headers), async () => onDelivered(transaction, message, answer));
      await forget(transaction, removals);
    });
  }
}

async function forget(database: Database | Transaction, removals: readonly Removal[]): Promise<void> {
  await database.raw('delete from outbox where id = any (?::uuid[])', [removals.map(({ message }) => message.id)]);
}

function settle({ message, resolve }: Removal): void {
  tellDelivered(message.id);
  resolve();
}
