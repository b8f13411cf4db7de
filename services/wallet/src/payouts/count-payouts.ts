import type { Database } from '@facet/service-kit';

interface Open {
  pending: number;
  unknown: number;
  tests: number;
}

interface Ended {
  completed: number;
  failed: number;
  tests: number;
}

const KEPT_MS = 10_000;

/** How many withdrawals each list of operators has; the lists are those of listPayouts. */
export class PayoutCounter {
  readonly #database: Database;
  readonly #keptMs: number;
  #ended: Promise<Ended> | undefined;
  #keptUntilMs = 0;

  /** `keptMs`: how old the counts of those that ended may be. */
  constructor(database: Database, { keptMs = KEPT_MS }: { keptMs?: number } = {}) {
    this.#database = database;
    this.#keptMs = keptMs;
  }

  async read() {
    const [open, ended] = await Promise.all([countOpen(this.#database), this.#readEnded()]);
    const { pending, unknown } = open;
    const { completed, failed } = ended;
    return { pending, unknown, completed, failed, test: open.tests + ended.tests };
  }

  /** Those of the first list: normal ones that are neither paid nor returned. */
  async readPending(): Promise<number> {
    return (await countOpen(this.#database)).pending;
  }

  /** In the end these are all withdrawals there ever were: counted by whoever asks first, and kept. */
  #readEnded(): Promise<Ended> {
    if (this.#ended === undefined || performance.now() >= this.#keptUntilMs) {
      this.#keptUntilMs = performance.now() + this.#keptMs;
      this.#ended = countEnded(this.#database).catch((error: unknown) => {
        this.#ended = undefined;
        throw error;
      });
    }
    return this.#ended;
  }
}

/** A few at any time, and an index has them. */
async function countOpen(database: Database): Promise<Open> {
  const { rows } = await database.raw<{ rows: [Open] }>(
    `select count(*) filter (where type = 'normal')::int as pending,
       count(*) filter (where type = 'normal' and state = 'unknown')::int as unknown,
       count(*) filter (where type = 'test')::int as tests
     from withdrawals where state in ('held', 'processing', 'unknown')`,
  );
  return rows[0];
}

async function countEnded(database: Database): Promise<Ended> {
  const { rows } = await database.raw<{ rows: [Ended] }>(
    `select count(*) filter (where type = 'normal' and state = 'paid')::int as completed,
       count(*) filter (where type = 'normal' and state <> 'paid')::int as failed,
       count(*) filter (where type = 'test')::int as tests
     from withdrawals where state in ('voiding', 'paid', 'rejected', 'cancelled') and ending is distinct from 'refused'`,
  );
  return rows[0];
}
