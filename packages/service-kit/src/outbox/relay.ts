import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { contextFrom, inContext } from '../http/request-context.ts';
import { inTransaction, type Database, type Transaction } from '../database/open-database.ts';

/** A message that is being delivered. */
export interface Message {
  id: string;
  destination: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
  attempts: number;
}

/**
 * Called with the receiver's answer in the transaction that removes the message: what the sender wants to remember of the outcome.
 * Must bear being called again with the same answer.
 */
export type OnDelivered = (transaction: Transaction, message: Message, answer: unknown) => Promise<void>;

export interface RelayOptions {
  database: Database;
  /** For the listening connection. */
  connection: pg.ClientConfig;
  deliver: (message: Message) => Promise<unknown>;
  onDelivered?: OnDelivered | undefined;
  log: FastifyBaseLogger;
  batchSize?: number;
  /** Longer than a delivery may take: after it another relay takes the message. */
  leaseMs?: number;
  pollMs?: number;
}

const LONGEST_DELAY_SECONDS = 5;

/** Delivers the outbox: claims by a lease that ends by itself, so that a relay killed at any point loses nothing. Wakes by NOTIFY and each second. */
export class Relay {
  private readonly options: RelayOptions;
  private readonly owner = randomUUID();
  private listener: pg.Client | undefined;
  private loop: Promise<void> | undefined;
  private stopping = false;
  private woken = false;
  private wake: () => void = () => undefined;

  constructor(options: RelayOptions) {
    this.options = options;
  }

  start(): void {
    this.loop = this.run();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
    await this.listener?.end().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      try {
        await this.listen();
        const messages = await this.claim();
        await Promise.all(messages.map((message) => inContext(contextFrom(message.headers), () => this.handle(message))));
        if (messages.length > 0) continue;
      } catch (error) {
        this.options.log.warn({ err: error }, 'outbox: the database does not answer, trying again');
      }
      if (!this.woken) await this.pause(this.options.pollMs ?? 1000);
    }
  }

  private async listen(): Promise<void> {
    if (this.listener) return;
    const listener = new pg.Client(this.options.connection);
    const forget = () => (this.listener = undefined);
    listener.on('error', forget);
    listener.on('end', forget);
    listener.on('notification', () => {
      this.woken = true;
      this.wake();
    });
    await listener.connect();
    await listener.query('listen outbox');
    this.listener = listener;
  }

  private async claim(): Promise<Message[]> {
    const leaseMs = this.options.leaseMs ?? 5_000;
    const result = await this.options.database.raw<{ rows: Message[] }>(
      `update outbox set attempts = attempts + 1, lease_owner = ?, due_at = clock_timestamp() + ? * interval '1 millisecond'
       where id in (select id from outbox where due_at <= clock_timestamp() order by due_at, id limit ? for update skip locked)
       returning id, destination, path, body, headers, attempts`,
      [this.owner, leaseMs, this.options.batchSize ?? 32],
    );
    return result.rows;
  }

  private async handle(message: Message): Promise<void> {
    const { database, deliver, onDelivered, log } = this.options;
    const about = { messageId: message.id, to: message.destination, path: message.path, attempts: message.attempts };
    try {
      const answer = await deliver(message);
      await inTransaction(database, async (transaction) => {
        await onDelivered?.(transaction, message, answer);
        await transaction('outbox').where({ id: message.id }).delete();
      });
      log.info(about, 'outbox: delivered');
    } catch (error) {
      log.warn({ ...about, err: error }, 'outbox: not delivered');
      await this.postpone(message, error).catch(() => undefined);
    }
  }

  private async postpone(message: Message, error: unknown): Promise<void> {
    const delaySeconds = Math.min(LONGEST_DELAY_SECONDS, 0.25 * 2 ** Math.min(message.attempts, 10)) * (0.75 + Math.random() / 2);
    await this.options.database.raw(
      `update outbox set lease_owner = null, last_error = ?, due_at = clock_timestamp() + ? * interval '1 second' where id = ? and lease_owner = ?`,
      [String(error instanceof Error ? error.message : error).slice(0, 300), delaySeconds, message.id, this.owner],
    );
  }

  private async pause(durationMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, durationMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (this.stopping || this.woken) this.wake();
    });
  }
}
