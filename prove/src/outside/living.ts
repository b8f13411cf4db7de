import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '@facet/service-kit';
import type pg from 'pg';
import type { Place } from '../site/names.ts';

const current = new AsyncLocalStorage<Living>();

/** The process that the running code belongs to; undefined: the harness's own. */
export const livingNow = (): Living | undefined => current.getStore();

/** Does `work` as the harness, whichever process is being held up meanwhile. */
export const outsideProcesses = <Result>(work: () => Promise<Result>): Promise<Result> => current.exit(async () => await work());

/** What Knex keeps a process’s connections in. */
interface Pool {
  acquireConnection: () => Promise<unknown>;
  logger: { warn: (message: string) => void };
}

/** Breaks a connection as the network does; nobody is left who would complain. */
export function cut(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Longer than the first turn of any job takes on a busy machine. */
const FIRST_TURN_MS = 60_000;

/** Never answered: how a dead process answers. */
export const never = <Result>(): Promise<Result> => new Promise(() => undefined);

/**
 * One process of a service, as far as its neighbours and its database can tell: it can be killed between any two steps.
 * What it had begun is abandoned, its connections break, and nothing of it is heard again.
 */
export class Living {
  readonly name: Place;
  isDead = false;
  /** Statements and calls under way. */
  busy = 0;
  /** Statements and calls that began, in all processes: while it stands still, nobody gets on. */
  static begun = 0;
  /** What the harness is busy with itself: meanwhile nobody stands still. */
  static #preparing = 0;
  readonly clients = new Set<pg.Client>();
  readonly intervals = new Set<NodeJS.Timeout>();
  /** Jobs that wait for their next turn, by name. */
  readonly resting = new Map<string, () => void>();
  readonly died: Promise<never>;
  #service: Service | undefined;
  #die!: (error: Error) => void;
  #restHeard = new Set<() => void>();

  static get isPreparing(): boolean {
    return Living.#preparing > 0;
  }

  /** Does what nobody but the harness waits for, such as starting a process. */
  static async prepare<Result>(work: () => Promise<Result>): Promise<Result> {
    Living.#preparing += 1;
    try {
      return await work();
    } finally {
      Living.#preparing -= 1;
    }
  }

  constructor(name: Place) {
    this.name = name;
    this.died = new Promise((_resolve, reject) => (this.#die = reject));
    this.died.catch(() => undefined);
  }

  get service(): Service {
    if (!this.#service) throw new Error(`${this.name} has not been built`);
    return this.#service;
  }

  async start(build: () => Service): Promise<void> {
    const ready = Living.prepare(() =>
      this.during(async () => {
        this.#service = build();
        // What breaks here is broken on purpose.
        this.#pool.logger.warn = () => undefined;
        await this.#service.ready();
      }),
    );
    // A process that cannot start ends.
    await ready.catch((error: unknown) => {
      this.kill();
      throw error;
    });
  }

  get #pool(): Pool {
    return this.service.kit.database.client as Pool;
  }

  /** Does `work` as this process; awaited inside, since an injected call begins when it is awaited. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return current.run(this, async () => await work());
  }

  /** The same, counted as under way; rejects when the process dies over it. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.busy += 1;
    try {
      return await Promise.race([this.run(work), this.died]);
    } finally {
      this.busy -= 1;
    }
  }

  kill(): void {
    if (this.isDead) return;
    this.isDead = true;
    // Its loops would ask for connections for ever.
    if (this.#service) this.#pool.acquireConnection = never;
    for (const client of this.clients) cut(client);
    for (const interval of this.intervals) clearInterval(interval);
    this.#die(Object.assign(new Error(`${this.name} was killed`), { code: 'UND_ERR_SOCKET' }));
  }

  /** Called by a job of this process that has ended its turn. */
  rest(job: string, stopping: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.resting.set(job, resolve);
      stopping.addEventListener('abort', () => resolve(), { once: true });
      for (const heard of this.#restHeard) heard();
    });
  }

  /** When each of these jobs has ended its first turn. @throws when one does not: it is called otherwise by now */
  async hasJobs(jobs: readonly string[]): Promise<void> {
    const endsAtMs = performance.now() + FIRST_TURN_MS;
    for (const job of jobs)
      while (!this.resting.has(job)) {
        if (performance.now() > endsAtMs) throw new Error(`${this.name} has no job called ${job}`);
        await pause(5);
      }
  }

  /** One turn of a job, to its end. Nothing happens when the job is not resting: its last turn goes on. */
  async turn(job: string): Promise<void> {
    const begin = this.resting.get(job);
    if (!begin || this.isDead) return;
    this.resting.delete(job);
    let heard = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      heard = () => {
        if (this.resting.has(job)) resolve();
      };
      this.#restHeard.add(heard);
    });
    begin();
    await Promise.race([ended, this.died]).finally(() => this.#restHeard.delete(heard));
  }
}
