import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { connectionOptions } from '../database/open-database.ts';
import type { Kit } from '../kit.ts';
import type { BackgroundJob } from '../service.ts';

const LONGEST_PAUSE_MS = 5_000;

export interface ListenerOptions<Message> {
  kit: Pick<Kit, 'config' | 'log' | 'name'>;
  /** Where an `Announcer` speaks. */
  channel: string;
  /** Must not throw. */
  onMessage: (message: Message) => void;
  /** Called when listening begins again: what was said in between was missed. Must not throw. */
  onMissed: () => Promise<void>;
}

/** A replica's ear for what others have committed: one LISTEN connection, made anew whenever it breaks. */
export class Listener<Message> implements BackgroundJob {
  readonly #options: ListenerOptions<Message>;
  readonly #connection: pg.ClientConfig;
  readonly #log: FastifyBaseLogger;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #loop: Promise<void> | undefined;

  constructor(options: ListenerOptions<Message>) {
    const { config, log, name } = options.kit;
    this.#options = options;
    this.#connection = connectionOptions(config.DATABASE_URL, `${name} live`);
    this.#log = log;
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
        this.#log.warn({ err: error }, 'live: the database does not answer, trying again');
        await pause(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      }
    }
  }

  /** Resolves when it listens; `ended` does when it no longer does. */
  async #listen(): Promise<{ ended: Promise<void> }> {
    const client = new pg.Client(this.#connection);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', (error) => this.#log.warn({ err: error }, 'live: connection lost'));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.#options.onMessage(JSON.parse(payload) as Message);
    });
    await client.connect();
    await client.query(`listen ${this.#options.channel}`);
    this.#client = client;
    return { ended };
  }
}
