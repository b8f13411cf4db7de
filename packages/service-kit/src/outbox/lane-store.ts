import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database.ts';
import { MessageRefused, type Message } from './message.ts';

/** Longer than a delivery may take: after it another relay takes the message. */
export const LEASE_MS = 5_000;
const FIRST_DELAY_MS = 250;
/** Of what is refused: a release has to mend it. */
const LONGEST_REFUSED_DELAY_MS = 120_000;
/** Of what nobody took: its receiver may be back at any moment, and one that is away is asked by one message alone. */
const LONGEST_DELAY_MS = 15_000;

/** Of all that waits: what goes to one path, or to any but these. */
type Paths = { only: string } | { except: readonly string[] };

/**
 * One relay's statements about one lane of the outbox. A claim is a lease that ends by itself: a relay killed at any
 * point loses nothing.
 */
export class LaneStore {
  readonly destination: string;
  /** Of its leases. */
  readonly owner = randomUUID();
  readonly #database: Database;

  constructor(database: Database, destination: string) {
    this.#database = database;
    this.destination = destination;
  }

  /** What is due, oldest first; of each subject only the first message that is not delivered. */
  async claim(limit: number, paths: Paths = { except: [] }): Promise<Message[]> {
    const { rows } = await this.#database.raw<{ rows: Message[] }>(
      `with due as materialized (
         select o.id from outbox o
         where o.destination = :destination and o.parked_at is null and o.due_at <= statement_timestamp()
           and ${'only' in paths ? 'o.path = :only' : 'o.path <> all (:except::text[])'}
           and not exists (select from outbox earlier where earlier.destination = o.destination and earlier.subject = o.subject
                           and earlier.seq < o.seq and earlier.parked_at is null and earlier.subject is not null)
         order by o.due_at, o.seq limit :limit for update of o skip locked)
       update outbox o set attempts = attempts + 1, lease_owner = :owner, due_at = clock_timestamp() + :lease * interval '1 millisecond'
       from due where o.id = due.id
       returning o.id, o.destination, o.path, o.body, o.headers, o.attempts, o.refusals`,
      { destination: this.destination, limit, owner: this.owner, lease: LEASE_MS, ...paths },
    );
    return rows;
  }

  /** Puts it off for longer each time; one that is refused again and again is parked. */
  async postpone(message: Message, error: unknown): Promise<{ isParked: boolean; delayMs: number }> {
    const isRefusal = error instanceof MessageRefused;
    const isParked = isRefusal && message.refusals + 1 >= error.triesBeforeParking;
    const delayMs = delayOf(message, isRefusal);
    await this.#database.raw(
      `update outbox set lease_owner = null, last_error = :error, refusals = refusals + :refused,
         parked_at = case when :isParked::boolean then clock_timestamp() end,
         due_at = case when :isParked::boolean then 'infinity' else clock_timestamp() + :delayMs * interval '1 millisecond' end
       where id = :id and lease_owner = :owner`,
      {
        error: String(error instanceof Error ? error.message : error).slice(0, 300),
        refused: isRefusal ? 1 : 0,
        isParked,
        delayMs,
        id: message.id,
        owner: this.owner,
      },
    );
    return { isParked, delayMs };
  }

  /** What was put off because nobody answered is due at once. */
  async bringForward(): Promise<void> {
    await this.#database.raw(
      `update outbox set due_at = clock_timestamp()
       where destination = ? and parked_at is null and due_at > statement_timestamp() and lease_owner is null and refusals = 0`,
      [this.destination],
    );
  }
}

/** Exponential with jitter: refusals fourfold, since a release that mends them takes a minute; all else twofold. */
function delayOf({ attempts, refusals }: Message, isRefusal: boolean): number {
  const grown = isRefusal
    ? Math.min(LONGEST_REFUSED_DELAY_MS, FIRST_DELAY_MS * 4 ** (refusals + 1))
    : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(grown * (0.75 + Math.random() / 2));
}
