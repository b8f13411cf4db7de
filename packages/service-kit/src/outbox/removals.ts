import { contextFrom, inContext } from '../http/request-context.ts';
import { inTransaction, type Database, type Transaction } from '../database/open-database.ts';
import { tellDelivered } from './delivered.ts';
import { EVENTS_PATH, type CheckDelivered, type Message, type OnDelivered } from './message.ts';

interface Removal {
  message: Message;
  answer: unknown;
  resolve: (isFollowed: boolean) => void;
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

  /**
   * Whether another message waited for this one's end. @throws what `checkDelivered` and `onDelivered` throw; the
   * message stays then
   */
  remove(message: Message, answer: unknown): Promise<boolean> {
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
      settle(together, await this.#take(together));
      return true;
    } catch {
      return false;
    }
  }

  async #alone(removal: Removal): Promise<void> {
    await this.#take([removal]).then((followed) => settle([removal], followed), removal.reject);
  }

  /** The ids of those that are followed. */
  #take(removals: readonly Removal[]): Promise<Set<string>> {
    // Whoever hears of an event has nothing to answer.
    const { onDelivered } = this.#options;
    const told = removals.filter(({ message }) => message.path !== EVENTS_PATH);
    if (!onDelivered || told.length === 0) return forget(this.#database, removals);
    return inTransaction(this.#database, async (transaction) => {
      for (const { message, answer } of told)
        await inContext(contextFrom(message.headers), async () => onDelivered(transaction, message, answer));
      return forget(transaction, removals);
    });
  }
}

async function forget(database: Database | Transaction, removals: readonly Removal[]): Promise<Set<string>> {
  const { rows } = await database.raw<{ rows: { id: string; isFollowed: boolean }[] }>(
    `delete from outbox o where o.id = any (?::uuid[])
     returning o.id, exists (select from outbox later where later.destination = o.destination and later.subject = o.subject
                             and later.seq > o.seq and later.parked_at is null) as "isFollowed"`,
    [removals.map(({ message }) => message.id)],
  );
  return new Set(rows.filter(({ isFollowed }) => isFollowed).map(({ id }) => id));
}

function settle(removals: readonly Removal[], followed: ReadonlySet<string>): void {
  for (const { message, resolve } of removals) {
    tellDelivered(message.id);
    resolve(followed.has(message.id));
  }
}
