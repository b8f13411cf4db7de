import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { httpErrors } from '../errors/domain-error.ts';

const FRESH_MS = 30_000;
/** Asked for again this soon, the answer may know a key that it did not. */
const MISSING_MS = 1_000;

/**
 * The site's settings, asked from identity, kept 30 seconds, and the last known ones in this service's own database for
 * when identity is away.
 */
export class Settings {
  readonly #database: Database;
  readonly #ask: () => Promise<Record<string, string>>;
  readonly #log: FastifyBaseLogger;
  #values: Record<string, string> | undefined;
  #heardAtMs = 0;
  #asking: Promise<void> | undefined;

  constructor(options: { database: Database; ask: () => Promise<Record<string, string>>; log: FastifyBaseLogger }) {
    this.#database = options.database;
    this.#ask = options.ask;
    this.#log = options.log;
  }

  /**
   * The value in force. Throws `unavailable` (503) when no value was ever known: an action is refused rather than
   * guessed.
   */
  async require(key: string): Promise<string> {
    const value = await this.find(key);
    if (value === undefined)
      throw httpErrors('unavailable', `The setting ${key} is not known yet. Please try again.`, { retryAfterSeconds: 2 });
    return value;
  }

  async find(key: string): Promise<string | undefined> {
    if (Date.now() - this.#heardAtMs > this.#lastsMs(key)) {
      this.#asking ??= this.#refresh().finally(() => (this.#asking = undefined));
      await this.#asking;
    }
    return this.#values?.[key];
  }

  #lastsMs(key: string): number {
    return this.#values?.[key] === undefined ? MISSING_MS : FRESH_MS;
  }

  async #refresh(): Promise<void> {
    try {
      const values = await this.#ask();
      if (JSON.stringify(values) !== JSON.stringify(this.#values)) await this.#remember(values);
      this.#values = values;
      this.#heardAtMs = Date.now();
    } catch (error) {
      this.#log.warn({ err: error }, 'settings: identity is away, the last known values stay in force');
      this.#values ??= await this.#recall();
      // Where nothing was ever known the next who asks does not wait.
      if (this.#values) this.#heardAtMs = Date.now();
    }
  }

  async #remember(values: Record<string, string>): Promise<void> {
    const rows = Object.entries(values).map(([key, value]) => ({ key, value, heard_at: this.#database.fn.now() }));
    if (rows.length > 0) await this.#database('known_settings').insert(rows).onConflict('key').merge();
  }

  async #recall(): Promise<Record<string, string> | undefined> {
    const rows = await this.#database<{ key: string; value: string }>('known_settings').select('key', 'value');
    return rows.length === 0 ? undefined : Object.fromEntries(rows.map((row) => [row.key, row.value]));
  }
}
