import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { BackgroundJob } from '@facet/service-kit';
import { LIVE_CHANNEL } from './announcer.ts';
import type { LiveMessage } from './balance-event.ts';

const LONGEST_PAUSE_MS = 5_000;

export interface ListenerOptions {
  connection: pg.ClientConfig;
  log: FastifyBaseLogger;
  onMessage: (message: LiveMessage) => void;
  /** Called when listening begins again: what was said in between was missed. Must not throw. */
  onMissed: () => Promise<void>;
}

/** This replica's ear: one LISTEN connection, made anew whenever it breaks. */
export class Listener implements BackgroundJob {
  readonly #options: ListenerOptions;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #loop: Promise<void> | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Resolves when it listens for the first time, so that no stream opens deaf. */
  async start(): Promise<void> {
    this.#loop = this.#keepListening(await this.#listen());
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#loop;
  }

  async #keepListening({ ended }: { ended: Promise<void> }): Promise<void> {
    let pauseMs = 100;
    for (;;) {
      await ended;
      if (this.#stopping.signal.aborted) return;
      try {
        ({ ended } = await this.#listen());
        pauseMs = 100;
        await this.#options.onMissed();
      } catch (error) {
        this.#options.log.warn({ err: error }, 'live: the database does not answer, trying again');
        await pause(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  /** Resolves when it listens; `ended` does when it no longer does. */
  async #listen(): Promise<{ ended: Promise<void> }> {
    const client = new pg.Client(this.#options.connection);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', (error) => this.#options.log.warn({ err: error }, 'live: connection lost'));
    client.on('notification', ({ payload }) => this.#options.onMessage(JSON.parse(payload ?? '{"changes":[]}') as LiveMessage));
    await client.connect();
    await client.query(`listen ${LIVE_CHANNEL}`);
    this.#client = client;
    return { ended };
  }
}
