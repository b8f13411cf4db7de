import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { BackgroundJob } from '../service.ts';

/** NOTIFY takes a lock of the whole server at its commit: however much there is to tell, not more often than this. */
const PAUSE_MS = 50;

export interface AnnouncerOptions<Change, Message> {
  kit: { database: Database; log: FastifyBaseLogger };
  /** Where each replica's `Listener` hears. */
  channel: string;
  /** How many changes travel together: a NOTIFY carries 8000 bytes at most. */
  changesInAMessage: number;
  messageOf: (changes: Change[]) => Message;
}

/** Tells every replica what has changed: after the commit, outside its transaction, many changes in one call. */
export class Announcer<Change, Message> implements BackgroundJob {
  readonly #options: AnnouncerOptions<Change, Message>;
  #pending = new Map<string, Change>();
  #sending: Promise<void> | undefined;

  constructor(options: AnnouncerOptions<Change, Message>) {
    this.#options = options;
  }

  /** Of changes under one key that wait together the latest one is told; `newerOf` says which of two it is. */
  announce(key: string, change: Change, newerOf: (one: Change | undefined, other: Change) => Change = (_, other) => other): void {
    this.#pending.set(key, newerOf(this.#pending.get(key), change));
    this.#sending ??= this.#send();
  }

  start(): void {
    // it sends when there is something to tell
  }

  /** Resolves when all that was announced is sent. */
  async stop(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    const { kit, channel } = this.#options;
    while (this.#pending.size > 0) {
      const changes = [...this.#pending.values()];
      this.#pending = new Map();
      try {
        await kit.database.raw('select pg_notify(?, message) from unnest(?::text[]) as message', [channel, this.#messagesOf(changes)]);
      } catch (error) {
        // who listens shows what is true again with the next change, or when it looks by itself
        kit.log.warn({ err: error, changes: changes.length }, 'live: a change was not announced');
      }
      await pause(PAUSE_MS, undefined, { ref: false });
    }
    this.#sending = undefined;
  }

  #messagesOf(changes: readonly Change[]): string[] {
    const { changesInAMessage: length, messageOf } = this.#options;
    const count = Math.ceil(changes.length / length);
    return Array.from({ length: count }, (_, index) => JSON.stringify(messageOf(changes.slice(index * length, (index + 1) * length))));
  }
}
