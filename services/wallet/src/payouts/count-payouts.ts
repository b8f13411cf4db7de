import { keepSlow, type Database } from '@facet/service-kit';

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

/** How many withdrawals each list of operators has; the lists are those of listPayouts. */
export class PayoutCounter {
  readonly #database: Database;
  /** In the end these are all withdrawals there ever were. */
  readonly #readEnded: (asked: undefined) => Promise<Ended>;

  constructor(database: Database) {
    this.#database = database;
    this.#readEnded = keepSlow(() => countEnded(database));
  }

  async read() {
    const [open, ended] = await Promise.all([countOpen(this.#database), this.#readEnded(undefined)]);
    const { pending, unknown } = open;
    const { completed, failed } = ended;
    return { pending, unknown, completed, failed, test: open.tests + ended.tests };
  }

  /** Those of the first list: normal ones that are neither paid nor returned. */
  async readPending(): Promise<number> {
    return (await countOpen(this.#database)).pending;
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
