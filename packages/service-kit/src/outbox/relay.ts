import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { repeat } from '../repeat.ts';
import type { BackgroundJob } from '../service.ts';
import { Lane, POLL_MS } from './lane.ts';
import { LaneStore } from './lane-store.ts';
import type { CheckDelivered, Message, OnDelivered } from './message.ts';
import type { Outbox, Relaying } from './outbox.ts';
import { Removals } from './removals.ts';

export interface RelayOptions {
  database: Database;
  outbox: Outbox;
  deliver: (message: Message) => Promise<unknown>;
  onDelivered?: OnDelivered | undefined;
  checkDelivered?: CheckDelivered | undefined;
  log: FastifyBaseLogger;
}

/**
 * Delivers the outbox, a lane for each destination. Woken by its own process at the commit of a message; each second it
 * looks for what others left or what is due again.
 */
export class Relay implements BackgroundJob, Relaying {
  readonly #options: RelayOptions;
  readonly #lanes = new Map<string, Lane>();
  readonly #poll: BackgroundJob;
  #isStopping = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#poll = repeat({ log: options.log, name: 'the look for waiting messages', everyMs: POLL_MS }, () => this.#wakeDue());
  }

  async start(): Promise<void> {
    this.#options.outbox.relayedBy(this);
    await this.#poll.start();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#poll.stop();
    await Promise.all([...this.#lanes.values()].map((lane) => lane.stop()));
  }

  wake(destination: string): void {
    if (this.#isStopping) return;
    const known = this.#lanes.get(destination);
    if (known) return known.wake();
    const { database, deliver, log } = this.#options;
    this.#lanes.set(
      destination,
      new Lane({ store: new LaneStore(database, destination), removals: new Removals(database, this.#options), deliver, log }),
    );
  }

  leaseFor({ destination, path }: Parameters<Relaying['leaseFor']>[0]): ReturnType<Relaying['leaseFor']> {
    return this.#isStopping ? undefined : this.#lanes.get(destination)?.leaseFor(path);
  }

  take(message: Message): void {
    this.#lanes.get(message.destination)?.take(message);
  }

  async #wakeDue(): Promise<void> {
    for (const destination of await dueDestinations(this.#options.database)) this.wake(destination);
  }
}

/**
 * From one destination to the next in the index: as many steps as there are destinations, however many messages wait.
 */
async function dueDestinations(database: Database): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { destination: string }[] }>(
    `with recursive lane (destination) as (
       select min(destination) from outbox where parked_at is null
       union all
       select (select min(o.destination) from outbox o where o.parked_at is null and o.destination > lane.destination)
       from lane where lane.destination is not null)
     select destination from lane
     where exists (select from outbox o where o.destination = lane.destination and o.parked_at is null and o.due_at <= statement_timestamp())`,
  );
  return rows.map(({ destination }) => destination);
}
