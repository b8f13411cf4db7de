import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../database/open-database.ts';
import { currentRequest } from '../http/request-context.ts';
import { EVENTS_PATH, type Message } from './message.ts';

/** A call to make once the transaction is committed, at least once, however long the other side is away. */
export interface Command {
  /** Name of the service that is called. */
  to: string;
  /** Its internal path, called by POST. */
  path: string;
  body: object;
  /**
   * Messages to one service about one subject are delivered in the order in which they were written; those without one
   * in any.
   */
  subject?: string;
}

export interface DomainEvent {
  /** `rewards.<domain>.<thing>.<past tense>.v1` */
  type: string;
  /** Whom or what it is about: the id of the thing. */
  subject: string;
  data: object;
}

/** A row of `outbox` before it is written. */
export interface OutboxRow {
  id: string;
  destination: string;
  subject: string | null;
  path: string;
  body: object;
  headers: Record<string, string>;
}

/** A row that is written with a lease of its writer's process (`lease_owner`), or for any relay. */
export interface LeasedRow extends OutboxRow {
  lease_owner: string | null;
  attempts: number;
  /** From when it is written; 0: it is due at once. */
  leaseMs: number;
}

/** The relay of this process, as far as writers need it. */
export interface Relaying {
  wake(destination: string): void;
  /** Whose lease a message is written with that is handed over after the commit; undefined: any relay looks for it. */
  leaseFor(message: Pick<OutboxRow, 'destination' | 'path'>): Pick<LeasedRow, 'lease_owner' | 'leaseMs'> | undefined;
  take(message: Message): void;
}

/** Writes messages beside the rows that cause them; the relay delivers. */
export class Outbox {
  readonly #source: string;
  readonly #subscribers: Readonly<Record<string, readonly string[]>>;
  #relay: Relaying | undefined;

  constructor(source: string, subscribers: Readonly<Record<string, readonly string[]>>) {
    this.#source = source;
    this.#subscribers = subscribers;
  }

  /** The relay of this process hears of each destination once something for it is committed. */
  relayedBy(relay: Relaying): void {
    this.#relay = relay;
  }

  /** Returns the message's id, which the receiver sees as `Idempotency-Key`. */
  async send(transaction: Transaction, command: Command): Promise<string> {
    const row = this.row(command);
    await transaction('outbox').insert({ ...row, body: JSON.stringify(row.body) });
    this.written(transaction, row.destination);
    return row.id;
  }

  /** A message as its row, for a SQL function that writes it beside its own rows. Call `written` after it. */
  row({ to: destination, path, body, subject }: Command): OutboxRow {
    return { id: uuidv7(), destination, subject: subject ?? null, path, body, headers: headersOfRequest() };
  }

  /**
   * The first message about its subject, as a row that this process delivers itself once it is committed: nobody has to
   * look for it, unless the process dies before. Call `handOver` after it.
   */
  leasedRow(command: Command): LeasedRow {
    const row = this.row(command);
    const lease = this.#relay?.leaseFor(row);
    return lease ? { ...row, ...lease, attempts: 1 } : { ...row, lease_owner: null, attempts: 0, leaseMs: 0 };
  }

  /** Wakes the relay when what was written is committed: now, if `writer` is no transaction. */
  written(writer: Database | Transaction, destination: string): void {
    afterCommit(writer, () => this.#relay?.wake(destination));
  }

  /** The same of a row that may be leased. */
  handOver(writer: Database | Transaction, { lease_owner: owner, id, destination, path, body, headers, attempts }: LeasedRow): void {
    const message = { id, destination, path, body, headers, attempts, refusals: 0 };
    afterCommit(writer, () => (owner === null ? this.#relay?.wake(destination) : this.#relay?.take(message)));
  }

  /**
   * One message for each subscriber, as a CloudEvent. Returns the event's id, by which consumers recognise a
   * repetition.
   */
  async publish(transaction: Transaction, event: DomainEvent): Promise<string> {
    const id = uuidv7();
    const envelope = {
      specversion: '1.0',
      id,
      source: `/${this.#source}`,
      type: event.type,
      subject: event.subject,
      datacontenttype: 'application/json',
      data: event.data,
    };
    const destinations = this.#subscribers[event.type] ?? [];
    const rows = destinations.map((to) => this.row({ to, path: EVENTS_PATH, body: {}, subject: event.subject }));
    if (rows.length > 0) await insertEvent(transaction, rows, envelope);
    for (const destination of destinations) this.written(transaction, destination);
    return id;
  }
}

/**
 * The time of an event is the database's: consumers let the last one win, and replicas' clocks differ. Read once, for
 * all subscribers.
 */
async function insertEvent(transaction: Transaction, rows: readonly OutboxRow[], envelope: object): Promise<void> {
  await transaction.raw(
    `with event as materialized (
       select ?::jsonb || jsonb_build_object('time', to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) as body)
     insert into outbox (id, destination, subject, path, body, headers)
     select row.id, row.destination, row.subject, row.path, event.body, row.headers
     from event, jsonb_to_recordset(?::jsonb) as row (id uuid, destination text, subject text, path text, headers jsonb)`,
    [JSON.stringify(envelope), JSON.stringify(rows)],
  );
}

function afterCommit(writer: Database | Transaction, work: () => void): void {
  const transaction = outermost(writer);
  if (transaction) transaction.executionPromise.then(work, () => undefined);
  else work();
}

/**
 * The transaction whose commit decides: a savepoint's release makes nothing visible. Undefined for what is no
 * transaction.
 */
function outermost(writer: Database | Transaction): Transaction | undefined {
  if (writer.isTransaction !== true) return undefined;
  let transaction = writer as Transaction;
  while (transaction.parentTransaction) transaction = transaction.parentTransaction;
  return transaction;
}

/** The call that causes a message is known to its receiver. */
function headersOfRequest(): Record<string, string> {
  const context = currentRequest();
  return context ? { 'x-request-id': context.requestId, traceparent: context.traceparent } : {};
}
