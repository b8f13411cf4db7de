import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@facet/service-kit';
import { readBalance } from '../ledger/index.ts';
import { readChange, type LiveMessage } from './balance-event.ts';
import type { Snapshot, Stream } from './stream.ts';

/** More open ones of one member on this replica: the oldest is ended. */
const STREAMS_OF_A_MEMBER_MAX = 8;

/** The streams that are open on this replica, by member. */
export class Streams {
  readonly #open = new Map<string, Set<Stream>>();
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;

  constructor({ database, log }: { database: Database; log: FastifyBaseLogger }) {
    this.#database = database;
    this.#log = log;
  }

  get size(): number {
    return [...this.#open.values()].reduce((sum, streams) => sum + streams.size, 0);
  }

  add(stream: Stream): void {
    const streams = this.#open.get(stream.memberId) ?? new Set();
    this.#open.set(stream.memberId, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > STREAMS_OF_A_MEMBER_MAX && oldest) this.#end([oldest]);
  }

  remove(stream: Stream): void {
    const streams = this.#open.get(stream.memberId);
    streams?.delete(stream);
    if (streams?.size === 0) this.#open.delete(stream.memberId);
  }

  take(message: LiveMessage): void {
    if ('changes' in message) {
      for (const written of message.changes) for (const stream of this.#open.get(written[0]) ?? []) stream.push(readChange(written));
      for (const memberId of message.notices ?? []) for (const stream of this.#open.get(memberId) ?? []) stream.notify();
      return;
    }
    const { end } = message;
    this.#end(
      'memberId' in end ? [...(this.#open.get(end.memberId) ?? [])] : this.#all().filter(({ sessionId }) => sessionId === end.sessionId),
    );
  }

  endAll(): void {
    this.#end(this.#all());
  }

  /** After a time of deafness. Whom the database cannot tell about is let go, and comes back to a snapshot. */
  async refresh(): Promise<void> {
    for (const [memberId, streams] of this.#open) {
      try {
        const snapshot = await this.snapshotOf(memberId);
        for (const stream of streams) stream.show(snapshot);
      } catch (error) {
        this.#log.warn({ err: error }, 'live: no snapshot, the streams are ended');
        this.#end([...streams]);
      }
    }
  }

  async snapshotOf(memberId: string): Promise<Snapshot> {
    const { availableHundredths, totalEarnedHundredths, seq } = await readBalance(this.#database, memberId);
    return { available: availableHundredths, totalEarned: totalEarnedHundredths, seq };
  }

  #all(): Stream[] {
    return [...this.#open.values()].flatMap((streams) => [...streams]);
  }

  #end(streams: readonly Stream[]): void {
    for (const stream of streams) {
      this.remove(stream);
      stream.end();
    }
  }
}
