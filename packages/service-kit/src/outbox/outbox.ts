import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/open-database.ts';
import { currentRequest } from '../http/request-context.ts';

/** A call to make once the transaction is committed, at least once, however long the other side is away. */
export interface Command {
  /** Name of the service that is called. */
  to: string;
  /** Its internal path, called by POST. */
  path: string;
  body: object;
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
  path: string;
  body: object;
  headers: Record<string, string>;
}

/** Writes messages beside the rows that cause them; the relay delivers. */
export class Outbox {
  private readonly source: string;
  private readonly subscribers: Readonly<Record<string, readonly string[]>>;

  constructor(source: string, subscribers: Readonly<Record<string, readonly string[]>>) {
    this.source = source;
    this.subscribers = subscribers;
  }

  /** Returns the message's id, which the receiver sees as `Idempotency-Key`. */
  async send(transaction: Transaction, command: Command): Promise<string> {
    const row = this.row(command);
    await insert(transaction, [row]);
    return row.id;
  }

  /** A message as its row, for a SQL function that writes it beside its own rows. */
  row({ to: destination, path, body }: Command): OutboxRow {
    return { id: uuidv7(), destination, path, body, headers: headersOfRequest() };
  }

  /** One message for each subscriber, as a CloudEvent. Returns the event's id, by which consumers recognise a repetition. */
  async publish(transaction: Transaction, event: DomainEvent): Promise<string> {
    const id = uuidv7();
    const envelope = {
      specversion: '1.0',
      id,
      source: `/${this.source}`,
      type: event.type,
      subject: event.subject,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: event.data,
    };
    const destinations = this.subscribers[event.type] ?? [];
    await insert(
      transaction,
      destinations.map((destination) => this.row({ to: destination, path: '/internal/events', body: envelope })),
    );
    return id;
  }
}

async function insert(transaction: Transaction, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length > 0) await transaction('outbox').insert(rows.map((row) => ({ ...row, body: JSON.stringify(row.body) })));
}

/** The call that causes a message is known to its receiver. */
function headersOfRequest(): Record<string, string> {
  const context = currentRequest();
  return context ? { 'x-request-id': context.requestId, traceparent: context.traceparent } : {};
}
